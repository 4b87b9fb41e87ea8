import * as dom from './native-accessors';
import { refreshTreeFacts, treeFactsOf } from './tree-facts';

export type Labels = Map<Element, Element[]>;

/** Undefined outside of `duringLook`. */
let index: Map<Node, Labels> | undefined;
/** How many more controls are asked for their `labels` directly. */
let left = 0;
let kept: Map<string, Map<Node, unknown>> = new Map();
/** With fewer controls than this, building an index costs more than it saves. */
const FEW = 8;

/**
 * Runs one synchronous read of the page with caches: labels are looked up in an index, and `onceALook` keeps what it computed. Asking every
 * control for its `labels` walks the whole tree each time, so a page of n controls would cost n². The first `few` are asked directly all
 * the same.
 */
export function withReadCache<Answer>(look: () => Answer, few = FEW): Answer {
  if (index) return look();
  refreshTreeFacts();
  index = new Map();
  left = few;
  try {
    return look();
  } finally {
    index = undefined;
    kept = new Map();
  }
}

/** The cached answer of `findOut` for a node under the key `what`, for the rest of the read; computed each time outside of one. */
export function oncePerRead<Answer>(what: string, node: Node, findOut: () => Answer): Answer {
  if (!index) return findOut();
  const known = kept.get(what) ?? new Map<Node, unknown>();
  kept.set(what, known);
  if (!known.has(node)) known.set(node, findOut());
  return known.get(node) as Answer;
}

/** The same for answers that depend on the node's tree alone: kept until the tree changes where `keepTreeFacts` is on. */
export function oncePerTree<Answer>(what: string, node: Node, findOut: () => Answer): Answer {
  const facts = index && treeFactsOf(dom.getRootNode(node));
  if (!facts) return oncePerRead(what, node, findOut);
  const known = facts.get(what) ?? new Map<Node, unknown>();
  facts.set(what, known);
  if (!known.has(node)) known.set(node, findOut());
  return known.get(node) as Answer;
}

/** The `<label>` elements of a control, in document order. */
export function labelsOf(control: Element): ArrayLike<Element> {
  if (!index) return asked(control);
  const root = dom.getRootNode(control);
  if (left > 0 && !index.has(root) && !treeFactsOf(root)) {
    left--;
    return asked(control);
  }
  return labelsIn(root).get(control) ?? NONE;
}
const NONE: Element[] = [];

const asked = (control: Element) => dom.as<HTMLInputElement>(control).labels ?? gathered(dom.getRootNode(control)).get(control) ?? NONE;

/** Builds the label index of a large document ahead; a generator that yields where `due` asks for a pause. */
export function* labelsAhead(due: () => boolean): Generator<void, Labels> {
  const labels: Labels = new Map();
  for (const label of dom.querySelectorAll(document, 'label')) {
    if (due()) yield;
    enter(label, document, labels);
  }
  return labels;
}

/** Uses a prebuilt label index for the rest of this slice of a scan, whatever the page has changed meanwhile. */
export function takeLabelsFrom(labels: Labels): void {
  index?.set(document, labels);
}

/** All labels of a root by the control they label. Call within `duringLook`. */
export function labelsIn(root: Node): ReadonlyMap<Element, readonly Element[]> {
  let labels = index?.get(root);
  if (!labels) {
    const gather = () => gathered(root);
    labels = oncePerTree('settled', root, () => isSettled(root)) ? oncePerTree('labels', root, gather) : gather();
    index?.set(root, labels);
  }
  return labels;
}

/** While a custom element is undefined, the control of its label may change without a mutation record. */
const isSettled = (root: Node) => !dom.querySelector(root as ParentNode & Node, ':not(:defined)');

function gathered(node: Node): Labels {
  const labels: Labels = new Map();
  if (!('querySelectorAll' in node)) return labels;
  const root = node as ParentNode & Node;
  for (const label of dom.querySelectorAll(root, 'label')) enter(label, root, labels);
  return labels;
}

function enter(label: HTMLLabelElement, root: ParentNode, labels: Labels): void {
  const control = label.control ?? customControl(label, root);
  if (!control) return;
  const known = labels.get(control);
  if (known) known.push(label);
  else labels.set(control, [label]);
}

/** Custom elements that are not form-associated although a label refers to them. */
function customControl(label: HTMLLabelElement, root: ParentNode): Element | null {
  const id = label.getAttribute('for');
  return id ? dom.querySelector(root, `#${CSS.escape(id)}`) : null;
}
