import { formsOf, SHORTEST_SECRET } from '../../model/secret/secret-forms';

/**
 * Replaces the values of stored secrets by `{{secret:name}}`, wherever they occur and in whatever encoding. This is the last check before a text
 * leaves the machine; secrets that the page scripts know of are masked there already.
 */
export function hideSecrets(values: Record<string, string>): (text: string) => string {
  const forms = Object.entries(values)
    .filter(([, value]) => value.length >= SHORTEST_SECRET)
    .flatMap(([name, value]) => formsOf(value).map((form) => ({ name, form })))
    .sort((left, right) => right.form.length - left.form.length);
  return (text) => forms.reduce((said, { name, form }) => said.replaceAll(form, `{{secret:${name}}}`), text);
}
