/**
 * How an element that came near differs from the wanted one, and what else a page reports. Pages have no bytes for calls of these: they write the text,
 * and `Told` holds it to the form here. The panel knows each by its English, its values included.
 */
export const NEAR_SAYINGS = {
  nearName: ({ now, was }: { now: string; was: string }) => `name "${now}" instead of "${was}"` as const,
  nearNotIn: ({ place }: { place: string }) => `not in "${place}"` as const,
  nearRole: ({ now, was }: { now: string; was: string }) => `role ${now} instead of ${was}` as const,
  nearKeyGone: ({ key, was }: { key: string; was: string }) => `${key} gone instead of "${was}"` as const,
  nearKey: ({ key, now, was }: { key: string; now: string; was: string }) => `${key} "${now}" instead of "${was}"` as const,
  nearChooses: ({ now, was }: { now: string; was: string }) => `chooses "${now}" instead of "${was}"` as const,
  noteCovered: ({ thing }: { thing: string }) => `It is covered by ${thing} now, which would be dismissed first.` as const,
  noteBusy: ({ what }: { what: string }) => `Still busy: ${what}.` as const,
  noteSaid: ({ text }: { text: string }) => `The page said: "${text}"` as const,
  noteAnswered: ({ text }: { text: string }) => `The page asked: "${text}" It was answered as it was shown.` as const,
  noteDeclined: ({ text }: { text: string }) => `The page asked: "${text}" It was answered with no.` as const,
  noteOpenedAgain: ({ thing }: { thing: string }) => `Opened ${thing} again.` as const,
  notePointed: ({ thing }: { thing: string }) => `Pointed at ${thing} to show it.` as const,
  noteScrolled: ({ thing }: { thing: string }) => `Scrolled ${thing} to find it.` as const,
  markedWrong: ({ thing }: { thing: string }) => `${thing} is marked as wrong` as const,
  shownInstead: ({ text }: { text: string }) => `"${text}" is shown` as const,
  ledElsewhere: ({ to }: { to: string }) => `it led to ${to}` as const,
  noSecretKept: ({ name, site }: { name: string; site: string }) => `No secret "${name}" is kept for ${site}` as const,
} as const;

/** The form of the English of such a saying: `name "${string}" instead of "${string}"`. */
export type Told<Kind extends keyof typeof NEAR_SAYINGS> = ReturnType<(typeof NEAR_SAYINGS)[Kind]>;
