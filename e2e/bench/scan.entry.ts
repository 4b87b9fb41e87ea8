import { buildTextSnapshot, collectDomSnapshotInPage, formatSnapshot } from '@aipexstudio/dom-snapshot';
import { webExtractNodeTreeAsString } from '@midscene/shared/extractor';
import { PageController } from '@page-agent/page-controller';
import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { mergeFrames } from '../../src/model/page/merge-frames';
import { setRootOpener } from '../../src/page/dom/roots';
import { scan } from '../../src/page/scan/scan';
import { scanAgain } from '../../src/page/scan/scan-again';
import { installShim } from '../../src/page/shim/install-shim';
import { snapshotLines } from '../../src/planner/prompt/snapshot-lines';
import { equalFacts } from './equal-facts';

/** Every scanner under the name the tables use: looks at this document and answers what it would tell a model. */
export type ScannerName = 'Abra' | 'ivya' | 'AIPex' | 'page-agent' | 'Midscene';

const closed = new WeakMap<Element, ShadowRoot>();
const { attachShadow } = Element.prototype;
// A page has no chrome.dom; what the extension asks Chrome for is remembered here instead.
Element.prototype.attachShadow = function (init) {
  const root = attachShadow.call(this, init);
  closed.set(this, root);
  return root;
};
setRootOpener((element) => closed.get(element) ?? null);
installShim();

const seen = () => mergeFrames([{ frameId: 0, documentId: 'page', scan: scan() }]);

const SCANNERS: { [Name in ScannerName]: () => string | Promise<string> } = {
  Abra: () => snapshotLines(seen(), { budget: 10_000_000, wanted: '' }),
  ivya: () => renderAriaTree(generateAriaTree(document.body)),
  AIPex: () => formatSnapshot(buildTextSnapshot(collectDomSnapshotInPage())),
  'page-agent': async () => (await new PageController({ viewportExpansion: -1 }).getBrowserState()).content,
  Midscene: () => String(webExtractNodeTreeAsString(document, false)),
};

/** Looks without telling, for the clock: what others compute only when they tell counts for them as it must. */
const LOOKS: { [Name in ScannerName]: () => unknown } = { ...SCANNERS, Abra: () => scanAgain() };

Object.assign(globalThis, {
  scanners: SCANNERS,
  looks: { ...LOOKS, 'Abra at once': () => scan() },
  prompted: () => snapshotLines(seen(), { budget: 6000, wanted: '' }),
  equal: () => equalFacts(seen(), SCANNERS.ivya() as string),
});
