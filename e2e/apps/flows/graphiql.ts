import { type Application, clicks, step, writes } from '../flow';
import { bodyOf, bundled, inPackages, json } from '../serve';

interface GraphQl {
  buildSchema(text: string): object;
  graphql(asked: object): Promise<unknown>;
}

/** A small server of pets. */
async function answered(asked: string): Promise<unknown> {
  const { buildSchema, graphql } = (await import(inPackages('graphql/index.js'))).default as GraphQl;
  const schema = buildSchema('type Pet { id: Int name: String } type Query { pets(first: Int): [Pet] hello(name: String): String }');
  const { query, variables, operationName } = JSON.parse(asked);
  const rootValue = {
    pets: ({ first = 2 }) => ['Rex', 'Ada', 'Tom'].map((name, at) => ({ id: at + 1, name })).slice(0, first),
    hello: ({ name }: { name: string }) => `Hello ${name}`,
  };
  return graphql({ schema, source: query, rootValue, variableValues: variables, operationName });
}

export const graphiql: Application = {
  name: 'GraphiQL',
  kind: 'query editor',
  open: { 'at 900×700': 'a line of its editor that has no words stands elsewhere in a small window' },
  serve: bundled(undefined, {
    files: { '/react/': 'react/umd', '/react-dom/': 'react-dom/umd', '/graphiql/': 'graphiql', '/graphql/': 'graphql' },
    head: '<link rel="stylesheet" href="/graphiql/graphiql.min.css">',
    body: `<div id="app" style="height:100vh"></div><script src="/react/react.production.min.js"></script><script src="/react-dom/react-dom.production.min.js"></script>
<script src="/graphiql/graphiql.min.js"></script><script>window.asked = [];
const fetcher = async (asked) => (await fetch('/graphql', { method: 'POST', body: JSON.stringify(asked) })).json();
ReactDOM.createRoot(document.querySelector('#app')).render(React.createElement(GraphiQL, { fetcher: async (given) => {
  if (given.operationName !== 'IntrospectionQuery') asked.push([given.query.replace(/\\s+/g, ' ').trim(), given.variables ?? {}]);
  return fetcher(given);
}, defaultQuery: '' }))</script>`,
    answer: async (request, answer, { pathname }) => pathname === '/graphql' && json(answer, await answered(await bodyOf(request))),
  }),
  ready: (tab) => tab.locator('.graphiql-query-editor .CodeMirror-code').waitFor(),
  steps: [
    writes(
      'write a query',
      'type',
      '.graphiql-query-editor .CodeMirror-lines >> nth=0',
      'query One($n: Int) { pets(first: $n) { name } }',
      { first: ['Control+a'], last: ['Escape'] },
    ),
    step('its variables', ['click', 'type:{"n": 1'], async ({ click, type, press, tab }) => {
      await click(tab.getByRole('button', { name: 'Variables' }));
      await click(tab.locator('.graphiql-editor-tool .CodeMirror-lines').first());
      await type('{"n": 1');
      await press('End', 'Escape');
    }),
    clicks('ask', 'click', '.graphiql-execute-button'),
    clicks('a new tab', 'click', '.graphiql-tab-add'),
    writes('another query', 'type', '.graphiql-query-editor .CodeMirror-lines >> nth=0', '{ hello(name: "Bob") }', {
      first: ['Control+a'],
      last: ['Escape'],
    }),
    step('ask by keys', 'press:Control+Enter', ({ press }) => press('Control+Enter')),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked),
  right: [
    ['query One($n: Int) { pets(first: $n) { name } }', { n: 1 }],
    ['{ hello(name: "Bob") }', {}],
  ],
};
