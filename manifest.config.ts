import { defineManifest } from '@crxjs/vite-plugin';
import project from './package.json' with { type: 'json' };

/** A model endpoint is any https one, or one on this machine. */
const endpoints = 'https: http://localhost:* http://127.0.0.1:*';

/**
 * No content script and no exposed resource: pages of sites that were not granted cannot tell that Abra is installed, and installing it warns of
 * nothing; but for `trusted`, which asks for Chrome's debugger.
 */
export default (trusted: boolean) =>
  defineManifest({
    manifest_version: 3,
    name: trusted ? '__MSG_nameTrusted__' : '__MSG_name__',
    default_locale: 'en',
    version: project.version,
    description: '__MSG_description__',
    minimum_chrome_version: '128',
    icons: { 16: 'icons/abra-16.png', 32: 'icons/abra-32.png', 48: 'icons/abra-48.png', 128: 'icons/abra-128.png' },
    action: { default_title: '__MSG_open__', default_icon: { 16: 'icons/abra-16.png', 32: 'icons/abra-32.png' } },
    // Keys that Chrome has no use for itself: one that it has is never assigned.
    commands: {
      _execute_action: { suggested_key: { default: 'Ctrl+Shift+Y' }, description: '__MSG_open__' },
      'abra-record': { suggested_key: { default: 'Ctrl+Shift+K' }, description: '__MSG_record__' },
    },
    side_panel: { default_path: 'panel/index.html' },
    // Chrome warns of it as of all pages' data: only where it warns anyway.
    ...(trusted ? { devtools_page: 'devtools/index.html' } : {}),
    background: { service_worker: 'worker/index.ts', type: 'module' },
    permissions: [
      'sidePanel',
      'storage',
      'unlimitedStorage',
      'scripting',
      'activeTab',
      'contextMenus',
      'alarms',
      ...(trusted ? (['debugger'] as const) : []),
    ],
    // Asked for when the person first wants to be told of a run while the panel is closed, and when they let other programs act here.
    optional_permissions: ['notifications', 'nativeMessaging'],
    optional_host_permissions: ['<all_urls>'],
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' ${endpoints}`,
        "base-uri 'none'",
        "form-action 'none'",
        // The page of the plug-ins is a frame of DevTools.
        trusted ? 'frame-ancestors devtools:' : "frame-ancestors 'none'",
      ].join('; '),
    },
  });
