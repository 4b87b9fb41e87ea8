/** JSON from the bus, or undefined if it is none; the page's world may send anything, so the shape is not certain. */
export function parsed<Shape>(text: string): Shape | undefined {
  try {
    return JSON.parse(text) as Shape;
  } catch {
    return undefined;
  }
}
