/** The part of the window that shows the page, CSS px: without classic scroll bars, which `innerWidth` counts and which lie over the top layer too. */
export function shownSize(): { width: number; height: number } {
  const { width, height, scale } = window.visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}
