import type { Page } from '@playwright/test';
import type { Application } from '../../../apps/flow';
import { codemirror } from '../../../apps/flows/codemirror';
import { decapCms } from '../../../apps/flows/decap-cms';
import { graphiql } from '../../../apps/flows/graphiql';
import { tinymce } from '../../../apps/flows/tinymce';
import { openZoo } from '../../../zoo/stage';
import { at, type Task } from '../task';
import { narrower } from './applications';

/** A page of the zoo as an application: it says itself what it was told. */
const zooPage = (widget: string, ready: (tab: Page) => Promise<unknown>): Application => ({
  name: widget,
  kind: 'widget',
  serve: async () => {
    const { url, server } = await openZoo();
    return { url: `${url}/${widget}`, reset: async () => undefined, close: async () => void server.close() };
  },
  ready,
  steps: [],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { said: unknown[] }).said),
  right: undefined,
});

const mui = zooPage('mui', (tab) => tab.getByRole('combobox', { name: 'City' }).waitFor());
const dayPicker = zooPage('day-picker', (tab) => tab.getByRole('grid').waitFor());

/** The front matter of what was published, without what was there before. */
const published = (tab: Page) =>
  tab.evaluate(() => {
    const { repoFiles } = globalThis as unknown as { repoFiles: { _posts: Record<string, { content: string }> } };
    return Object.entries(repoFiles._posts).flatMap(([name, { content }]) => (name.startsWith('2026-') ? [] : [content]));
  });
const keptFiles = (tab: Page) => tab.evaluate(() => (globalThis as unknown as { kept: [string, string][] }).kept.map(([name]) => name));
const post = (title: string, kind: string, text: string) => `---\ntitle: ${title}\ndraft: false\nkind: ${kind}\n---\n${text}\n`;

/** Tasks that were written before what the others had shown was mended, and not played until it was. */
export const WRITTEN_LAST: readonly Task[] = [
  ...at({ application: graphiql, state: (tab) => tab.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.slice(-1)) })({
    'graphql-ask': {
      first: {
        goal: 'run the query \'{ hello(name: "Bob") }\' and tell me what it answers',
        right: [['{ hello(name: "Bob") }', {}]],
        says: /Hello Bob/,
      },
      other: {
        goal: 'run the query \'{ hello(name: "Eve") }\' and tell me what it answers',
        right: [['{ hello(name: "Eve") }', {}]],
        says: /Hello Eve/,
      },
    },
  }),
  ...at({ application: decapCms, state: published })({
    'cms-post': {
      first: {
        goal: 'log in and publish a post with the title Tea time of the kind Recipe with the text "Boil the water."',
        right: [post('Tea time', 'Recipe', 'Boil the water.')],
      },
      other: {
        goal: 'log in and publish a post with the title Open day of the kind News with the text "Come on Friday."',
        right: [post('Open day', 'News', 'Come on Friday.')],
      },
    },
  }),
  ...at({ application: codemirror, state: keptFiles })({
    'code-name': {
      first: { goal: 'name the file tea.js and keep it', right: ['tea.js'] },
      other: { goal: 'name the file water.js and keep it', right: ['water.js'] },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: tinymce })({
    'story-heading': {
      first: { goal: 'make the paragraph a Heading 3', right: '<h3>Dear all,</h3>' },
      other: { goal: 'make the paragraph a Heading 4', right: '<h4>Dear all,</h4>' },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: mui, address: '/mui' })({
    city: {
      first: { goal: 'choose Rome as the city', right: ['Rome'] },
      other: { goal: 'choose Paris as the city', right: ['Paris'] },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: dayPicker, address: '/day-picker' })({
    day: {
      first: { goal: 'pick 15 May 2024 in the calendar', right: ['2024-05-15'] },
      other: { goal: 'pick 22 May 2024 in the calendar', right: ['2024-05-22'] },
      drifted: { before: narrower },
    },
  }),
];
