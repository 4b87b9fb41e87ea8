import { click, idOf, plan } from '../../fixtures/scripted';
import { shownPlaybook } from '../../fixtures/shown-playbook';
import { BACKWARDS, BASE64, type Flow, noteOf, opens, TOLD, types, type World } from './leaks';

const POST = 'method=post action="/in"';
const FIELD = '<input aria-label=Note>';
const MAIL = `<h1>Mail</h1><p>Your word is ${TOLD}</p><button>Archive</button>`;
const WRITTEN = `My word: ${TOLD}`;
/** A field of the page that is read itself: nothing has to be opened. */
const atOnce = () => [types(WRITTEN)];
const showsAtOnce = (read: Flow['read']): Flow => ({ ...(read && { read }), says: atOnce });

/** Every way that was thought of by which a text of one site comes to another one. */
export const FLOWS: Record<string, Flow> = {
  // Where it is typed.
  'a field': {},
  'a text area': { taker: () => '<textarea aria-label=Note></textarea>' },
  'an editor': { taker: () => '<div contenteditable role=textbox aria-label=Note style="min-height:30px;border:1px solid"></div>' },
  'an editor of plain text': {
    taker: () => '<div contenteditable="plaintext-only" role=textbox aria-label=Note style="min-height:30px;border:1px solid"></div>',
  },
  'a form that posts': { taker: () => `<form ${POST}><input aria-label=Note><button>Next</button></form>` },
  'a search': { taker: () => '<form role=search action="/find"><input type=search aria-label=Note><button>Find</button></form>' },
  'a public chat': {
    taker: () => '<ul><li>Hello</ul><textarea aria-label=Note placeholder="Message all"></textarea><button>Post</button>',
  },
  'a field that sends as one types': { taker: () => '<input aria-label=Note oninput="fetch(\'/in?q=\' + this.value)">' },
  'a frame of its own': { taker: (there) => `<iframe src="${there}/frame" width=400 height=80></iframe>` },
  'a form that sends back home': { taker: (_there, here) => `<form action="${here}/in"><input aria-label=Note></form>` },
  'a field that is called secret': { taker: () => '<input aria-label=Note name=token>' },
  'a label': { taker: () => '<label>Note <input></label>' },
  'a field that proposes': {
    taker: () => '<input aria-label=Note role=combobox list=all><datalist id=all><option>One<option>Two</datalist>',
  },
  'a field in a shadow root': {
    taker: () => '<div id=host></div><script>host.attachShadow({mode:"open"}).innerHTML = "<input aria-label=Note>"</script>',
  },
  'a document made of text': { taker: () => '<iframe srcdoc="<input aria-label=Note>" width=400 height=80></iframe>' },
  'a sandboxed document made of text': {
    taker: () => '<iframe sandbox="allow-scripts" srcdoc="<input aria-label=Note>" width=400 height=80></iframe>',
  },
  'a frame on the page that shows it': showsAtOnce((there) => `${MAIL}<iframe src="${there}/frame" width=400 height=80></iframe>`),
  'a sandboxed frame on the page that shows it': showsAtOnce(
    () => `${MAIL}<iframe sandbox="allow-scripts allow-forms" src="/frame" width=400 height=80></iframe>`,
  ),
  'a form on that page whose action is elsewhere': showsAtOnce(
    (there) => `${MAIL}<form method=post action="${there}/in"><input aria-label=Note></form>`,
  ),
  'a button on that page that sends it elsewhere': showsAtOnce(
    (there) => `${MAIL}<form ${POST}><input aria-label=Note><button formaction="${there}/in">Next</button></form>`,
  ),
  'a button outside of the form that sends it elsewhere': showsAtOnce(
    (there) => `${MAIL}<form id=f ${POST}><input aria-label=Note></form><button form=f formaction="${there}/in">Next</button>`,
  ),
  'a base elsewhere': showsAtOnce((there) => `<base href="${there}/">${MAIL}<form method=post action="in"><input aria-label=Note></form>`),
  'a frame that shows it on the page that asks for it': {
    read: () => `<h1>Start</h1><button>Go</button>`,
    taker: (_there, here) => `<iframe src="${here}/mail-frame" width=400 height=80></iframe>${FIELD}`,
  },
  // How it gets there.
  'a link that opens the page': {
    read: (there) => `${MAIL}<a href="${there}/taker">Further</a>`,
    says: () => [(request) => plan([click(idOf(request, 'link "Further"'))]), types(WRITTEN)],
  },
  'a search in an address': { says: ({ there }) => [() => plan([{ type: 'navigate', url: `${there}/taker?q=${TOLD}` }])] },
  'a path of an address': { says: ({ there }) => [() => plan([{ type: 'navigate', url: `${there}/taker-${TOLD}` }])] },
  'an address behind another one': {
    says: (world) => [...opens(world), () => plan([{ type: 'navigate', url: `${world.there}/taker?q=${TOLD}` }])],
  },
  'key by key': { says: (world) => [...opens(world), (request) => keys(noteOf(request), [...TOLD])] },
  'key by key, with Shift': {
    says: (world) => [
      ...opens(world),
      (request) =>
        keys(
          noteOf(request),
          [...TOLD].map((one) => `Shift+${one}`),
        ),
    ],
  },
  'key by key, by their places': {
    says: (world) => [
      ...opens(world),
      (request) =>
        keys(
          noteOf(request),
          [...TOLD].map((one) => (/\d/.test(one) ? `Digit${one}` : `Key${one.toUpperCase()}`)),
        ),
    ],
  },
  'copied and put in by keys': {
    read: () => `<h1>Mail</h1><input aria-label=Note value="${TOLD}" readonly>`,
    says: ({ there }) => [
      (request) =>
        plan([...['Control+a', 'Control+c'].map((key) => press(noteOf(request), key)), { type: 'navigate', url: `${there}/taker` }]),
      (request) => plan([press(noteOf(request), 'Control+v')]),
    ],
  },
  'dragged into a frame': {
    read: (there) =>
      `<h1>Mail</h1><p draggable=true role=button tabindex=0>${TOLD}</p><iframe src="${there}/frame" width=400 height=80></iframe>`,
    says: () => [(request) => plan([{ type: 'drag', elementId: idOf(request, `button "${TOLD}"`) ?? -2, toElementId: noteOf(request) }])],
  },
  'the name of a file': {
    taker: () => '<input type=file aria-label=Note onchange="fetch(\'/in?q=\' + this.files[0].name)">',
    says: (world) => [
      ...opens(world),
      (request) =>
        plan([{ type: 'upload', elementId: Number(/^\[(\d+)\] [^\n]*"Note"/m.exec(request.prompt)?.[1] ?? -2), files: [`${TOLD}.txt`] }]),
    ],
  },
  // How it is written.
  encoded: { says: (world) => [...opens(world), types(BASE64)] },
  backwards: { says: (world) => [...opens(world), types(BACKWARDS)] },
  'under a name that it was read as': {
    says: ({ there }) => [
      () =>
        plan([
          { type: 'extract', name: 'word' },
          { type: 'navigate', url: `${there}/taker` },
        ]),
      types('{{word}}'),
    ],
  },
  'read as a value, and said by the model': {
    says: ({ there }) => [
      () =>
        plan([
          { type: 'extract', name: 'word' },
          { type: 'navigate', url: `${there}/taker` },
        ]),
      types(TOLD),
    ],
  },
  'written behind a text that was allowed': {
    goal: ({ there }) => `leave the note hello at ${there}/taker`,
    says: (world) => [
      ...opens(world),
      types('hello'),
      (request) => plan([{ type: 'type', elementId: noteOf(request), text: ` ${TOLD}`, mode: 'append' }]),
    ],
  },
  // Who says it.
  'a blank of a playbook that the model fills': {
    before: (world) => keep(world, 'Leave a note', [{ type: 'type', selector: '[aria-label="Note"]', text: '{{note}}' }], ['note']),
    says: (world) => [...opens(world), () => plan([{ playbook: 'Leave a note', params: [{ name: 'note', value: TOLD }] }])],
  },
  'the repair of a step': {
    before: (world) => keep(world, 'Leave a note', [{ type: 'type', selector: '#gone', text: 'hello' }]),
    says: () => [types(TOLD)],
    start: async (world, answer) => {
      await world.abra.settings({ patience: 500 });
      await world.abra.run('read my mail', { tab: world.tab, planner: 'embedded', learn: false, answer: () => undefined });
      await world.tab.goto(`${world.there}/taker`);
      await world.tab.evaluate(
        (html) => document.body.insertAdjacentHTML('beforeend', html),
        `<iframe src="${world.here}/mail-frame"></iframe>`,
      );
      await world.abra.play('Leave a note', { tab: world.tab, answer });
    },
  },
  'a step of a workflow': {
    start: ({ abra, tab, here, there }, answer) =>
      abra.run(`click Archive; leave a note at ${there}/taker`, {
        tab,
        workflow: { name: 'Tell', url: `${here}/read` },
        learn: false,
        answer,
      }),
  },
};

const press = (elementId: number, key: string) => ({ type: 'press', elementId, key });
const keys = (elementId: number, all: string[]) => plan(all.map((key) => press(elementId, key)));

async function keep(
  { abra, there }: World,
  name: string,
  operations: Parameters<typeof shownPlaybook>[2],
  blanks: string[] = [],
): Promise<void> {
  const { host } = new URL(there);
  const params = blanks.map((blank) => ({ name: blank, values: ['hello'] }));
  const playbook = { ...shownPlaybook({ domain: host, pagePath: '/taker' }, name, operations), params };
  await abra.import(JSON.stringify({ domain: host, playbooks: [playbook], optionMap: {} }));
}
