/**
 * Runs in the page's world. A `javascript:` link clicked from the isolated world is blocked by the extension's content security policy;
 * here it is followed in the page's world, under the page's policy, as after a person's click.
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
