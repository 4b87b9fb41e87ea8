/** Is an effect the expected one? If the method of a request is unknown on one side, its path decides. */
export function isSameEffect(promised: string, came: string): boolean {
  if (promised === came) return true;
  const [[method, path], [other, place]] = [requestOf(promised), requestOf(came)];
  return path !== undefined && path === place && (!method || !other);
}

const requestOf = (effect: string): [method?: string, path?: string] => {
  const [, method, path] = /^request (?:([A-Z]+) )?(.*)$/s.exec(effect) ?? [];
  return [method, path];
};
