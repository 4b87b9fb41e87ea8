/** What came over the bus; the page's world may send anything. */
export function parsed<Shape>(text: string): Shape | undefined {
  try {
    return JSON.parse(text) as Shape;
  } catch {
    return undefined;
  }
}
