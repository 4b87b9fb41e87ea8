/**
 * Runs in the page's world. A `javascript:` link that was clicked from the isolated world is held up by that world's own content policy; the
 * page's own world follows it, under the page's policy, as a person's click would.
 */
export function installScriptLinks(): void {
  addEventListener('click', (event) => {
    if (event.isTrusted || event.defaultPrevented) return;
    const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && !!node.href);
    if (link?.protocol !== 'javascript:') return;
    event.preventDefault();
    location.href = link.href;
  });
}
