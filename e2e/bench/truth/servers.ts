import { readFileSync } from 'node:fs';
import { publishedFile } from '../drift/real/published';
import type { Case, Outcome } from './case';
import { again, hostOf } from './pages';
import type { Asked, Claim, Stage } from './stage';

/** Pages of AdminLTE whose form is sent to the server; what the server makes of it is the bench's. */
const LOGINS = [
  { from: 'admin-lte@2.4.18', file: 'pages/examples/login.html' },
  { from: 'admin-lte@3.2.0', file: 'pages/examples/login.html' },
  { from: 'admin-lte@4.0.2', file: 'dist/examples/login.html' },
] as const;
const GOAL = 'type "ada@site.example" into Email and type "hunter2!" into Password and click Sign In';
const WELCOME = '<!doctype html><title>Welcome</title><h1>Welcome, Ada</h1>';
/** Longer than most people wait, shorter than the patience of a navigation, ms. */
const SLOW = 3000;

const REFUSAL = 'Your username is invalid!';

/** The first visit is let in; later ones are refused, let in late, and closed before an answer comes. */
const login = ({ from, file }: (typeof LOGINS)[number]): Case => ({
  kind: 'second visits',
  name: `${from}: log in`,
  play: async (stage) => {
    const host = hostOf(`${from}: log in`);
    const url = `http://${host}/${file}`;
    const page = readFileSync(publishedFile(from, new URL(url)) ?? '', 'utf8');
    const refusal = page.replace(/<body[^>]*>/, (body) => `${body}<p role="alert" class="text-danger">${REFUSAL}</p>`);
    const sent = (asked: Asked) => asked.method === 'POST' || asked.path.split('?')[0] !== `/${file}`;
    const visit = async (
      what: string,
      answer: (asked: Asked) => Promise<string | undefined> | string,
      possible: boolean,
    ): Promise<Outcome> => {
      stage.serve(host, { from, answer: (asked) => (sent(asked) ? answer(asked) : undefined) });
      await again(stage, url);
      const claim = await stage.goal(GOAL, { timeout: 30_000 });
      const times = stage.asked.filter(sent).length;
      return {
        what: `${from}: ${what}`,
        done: claim.done,
        reached: possible && times === 1,
        possible,
        others: [
          ...(times > 1 ? [`sent ${times} times`] : []),
          ...(what === 'refused' && !claim.said.includes(REFUSAL) ? ['no word of why'] : []),
        ],
        said: claim.said,
      };
    };
    const outcomes = [
      await visit('let in', () => WELCOME, true),
      await visit('refused', () => refusal, false),
      await visit('let in late', () => stage.late(SLOW).then(() => WELCOME), true),
    ];
    outcomes.push(
      await visit(
        'closed while the server has it',
        () =>
          stage
            .tab()
            .close()
            .then(() => undefined),
        false,
      ),
    );
    await stage.newTab();
    return outcomes;
  },
});

const NAME = 'Find pet 7';
const blockOf = (words: string) => `.opblock:has(.opblock-summary:has-text("${words}"))`;
const FIND = blockOf('Find a pet by its number');
const DELETE = blockOf('Delete a pet');

/** One operation of an API console is shown; then other blocks are left open, as one leaves them. */
const swagger = (from: string, page?: string): Case => ({
  kind: 'drifts',
  name: `${from}: find a pet`,
  play: async (stage) => {
    const host = hostOf(`${from}: find a pet`);
    const url = `http://${host}/index.html`;
    stage.serve(host, { from, ...(page && { answer: ({ path }) => (path === '/index.html' ? page : undefined) }) });
    const { abra } = stage;
    await again(stage, url);
    await abra.call('record.start', { tabId: await abra.tabId(stage.tab()) });
    await open(stage, FIND);
    await stage.tab().locator(`${FIND} .parameters input`).click();
    await stage.tab().keyboard.type('7');
    await stage.tab().locator(`${FIND} .execute`).click();
    await abra.call('record.set', { status: 'stopped' });
    await abra.call('record.save', { name: NAME });
    const turn = async (what: string, prepare: () => Promise<unknown>, possible = true): Promise<Outcome> => {
      await again(stage, url);
      await stage.tab().locator(FIND).waitFor();
      await prepare();
      return api(stage, `${from}: ${what}`, await stage.play(NAME), possible);
    };
    return [
      await turn('as it was', async () => undefined),
      await turn('deleting was left open', () => open(stage, DELETE)),
      await turn('both were left open', () => open(stage, DELETE).then(() => open(stage, FIND))),
      await turn(
        'finding is gone, deleting was left open',
        () =>
          open(stage, DELETE).then(() =>
            stage
              .tab()
              .locator(FIND)
              .evaluate((one) => one.remove()),
          ),
        false,
      ),
    ];
  },
});

async function open(stage: Stage, block: string): Promise<void> {
  await stage.tab().locator(`${block} .opblock-summary`).click();
  await stage.tab().locator(`${block} .try-out__btn`).click();
}

/** What the server was asked says it all. */
function api(stage: Stage, what: string, claim: Claim, possible: boolean): Outcome {
  const asked = stage.asked.filter(({ path }) => path.includes('/pet'));
  const others = asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const found = asked.filter(({ method, path }) => method === 'GET' && path.endsWith('/7')).length;
  if (found > 1) others.push(`asked ${found} times`);
  return { what, done: claim.done, reached: found === 1, possible, others, said: claim.said };
}

/** The console that the project itself has installed, for `npm test`, which installs nothing more. */
export const INSTALLED_CONSOLE = swagger(
  'installed:@fastify/swagger-ui/static',
  '<!doctype html><title>Pets</title><link rel="stylesheet" href="swagger-ui.css"><div id="app"></div><script src="swagger-ui-bundle.js"></script>' +
    "<script>SwaggerUIBundle({ url: 'https://petstore.swagger.io/v2/swagger.json', dom_id: '#app' })</script>",
);

export const SERVERS: readonly Case[] = [
  ...LOGINS.map(login),
  ...['swagger-ui-dist@3.52.5', 'swagger-ui-dist@5.35.0'].map((from) => swagger(from)),
];
