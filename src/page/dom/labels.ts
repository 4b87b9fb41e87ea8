import * as dom from './native-accessors';
import { refreshTreeFacts, treeFactsOf } from './tree-facts';

export type Labels = Map<Element, Element[]>;

/** Undefined outside of looks. */
let index: Map<Node, Labels> | undefined;
/** How many more are asked themselves. */
let left = 0;
let kept: Map<string, Map<Node, unknown>> = new Map();
/** Fewer controls than this are asked themselves: the index is not worth its making. */
const FEW = 8;

/**
 * Runs one synchronous look at the page, during which labels are looked up in an index. Asking every control for its `labels` walks the
 * whole tree for each of them, which makes a page of n controls cost n². The first `few` are asked all the same.
 */
export function duringLook<Answer>(look: () => Answer, few = FEW): Answer {
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

/** What was found out about a node, kept for the rest of the look; outside of a look found out each time. */
export function onceALook<Answer>(what: string, node: Node, findOut: () => Answer): Answer {
  if (!index) return findOut();
  const known = kept.get(what) ?? new Map<Node, unknown>();
  kept.set(what, known);
  if (!known.has(node)) known.set(node, findOut());
  return known.get(node) as Answer;
}

/** What the tree of a node alone tells about it: kept longer than the look where somebody keeps such facts. */
export function onceATree<Answer>(what: string, node: Node, findOut: () => Answer): Answer {
  const facts = index && treeFactsOf(dom.getRootNode(node));
  if (!facts) return onceALook(what, node, findOut);
  const known = facts.get(what) ?? new Map<Node, unknown>();
  facts.set(what, known);
  if (!known.has(node)) known.set(node, findOut());
  return known.get(node) as Answer;
}

/** The <label> elements of a control, in document order. */
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

/** The labels of a large document, gathered with pauses where `due` says so. */
export function* labelsAhead(due: () => boolean): Generator<void, Labels> {
  const labels: Labels = new Map();
  for (const label of dom.querySelectorAll(document, 'label')) {
    if (due()) yield;
    enter(label, document, labels);
  }
  return labels;
}

/** For the rest of this slice of a look these are the labels of the document, whatever the page has changed meanwhile. */
export function takeLabelsFrom(labels: Labels): void {
  index?.set(document, labels);
}

/** All labels of a root by their controls; to be asked during a look. */
export function labelsIn(root: Node): ReadonlyMap<Element, readonly Element[]> {
  let labels = index?.get(root);
  if (!labels) {
    const gather = () => gathered(root);
    labels = onceATree('settled', root, () => isSettled(root)) ? onceATree('labels', root, gather) : gather();
    index?.set(root, labels);
  }
  return labels;
}

/** What a label is for may change without a record where an element is still to be defined. */
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

/** Custom elements that are not form-associated, but that a label points at all the same. */
function customControl(label: HTMLLabelElement, root: ParentNode): Element | null {
  const id = label.getAttribute('for');
  return id ? dom.querySelector(root, `#${CSS.escape(id)}`) : null;
}
