/** The export formats of playbooks. */
export const exportFormats = [
  { format: 'abra', name: 'Abra JSON', about: 'Everything, to take along or to share' },
  { format: 'recorder', name: 'DevTools Recorder', about: 'A flow for Chrome’s Recorder panel' },
  { format: 'playwright', name: 'Playwright test', about: 'A .spec.ts that runs as it is' },
] as const;
