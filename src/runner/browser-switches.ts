/** What Playwright turns off by a switch of the same name: of two Chromium takes the last alone, so that ours has to name them too. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The list below the address bar, which Chromium draws by web pages that it loads for each window, opened or not: a third of what a launch costs the processor. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Switches for every Chromium that a program of ours starts; one that nobody sees needs no address bar. As root it runs without its sandbox or not at all. */
export const browserSwitches = ({ headless = true } = {}): string[] => [
  ...(headless ? [`--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`] : []),
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
