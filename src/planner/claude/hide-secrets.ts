/** Shorter values are no secrets: they would hide half of the page. */
const SHORTEST = 4;

/**
 * Replaces the values of stored secrets by `{{secret:name}}`, wherever they stand: as they are, in an address, in JSON. The last fence before a
 * text leaves the machine; the page masks fields itself.
 */
export function hideSecrets(values: Record<string, string>): (text: string) => string {
  const forms = Object.entries(values)
    .filter(([, value]) => value.length >= SHORTEST)
    .flatMap(([name, value]) =>
      [
        ...new Set([
          value,
          encodeURIComponent(value),
          encodeURIComponent(value).replaceAll('%20', '+'),
          JSON.stringify(value).slice(1, -1),
        ]),
      ].map((form) => ({ name, form })),
    )
    .sort((left, right) => right.form.length - left.form.length);
  return (text) => forms.reduce((said, { name, form }) => said.replaceAll(form, `{{secret:${name}}}`), text);
}
