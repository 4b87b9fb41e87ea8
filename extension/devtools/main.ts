import { fail, ok, type Result } from '../../src/lib/result';
import { call } from '../../src/wire/call';
import type { Answered } from '../../src/wire/calls';
import { exportToAbra, type Inspected, replayWithAbra } from './recorder-plugins';

const { inspectedWindow, network } = chrome.devtools;
const { tabId } = inspectedWindow;

const inspected: Inspected = {
  tabId,
  word: (word, ...values) => chrome.i18n.getMessage(word, values.map(String)),
  now: () => new Date().toISOString(),
  domain: async () => valueOf(await call('site.state', { tabId }))?.domain ?? '',
  take: async (text, domain) => said(await call('playbooks.import', { text, apply: true, ...(domain ? { domain } : {}) })),
  find: async (domain, id, name) => {
    const playbooks = valueOf(await call('playbooks.list', { domain }))?.playbooks ?? [];
    return (playbooks.find((one) => one.id === id) ?? playbooks.find((one) => one.name === name))?.id;
  },
  play: async (domain, id) => said(await call('run.play', { domain, id, tabId })),
  open: (url) =>
    new Promise((resolve) => {
      const arrived = () => {
        network.onNavigated.removeListener(arrived);
        resolve();
      };
      network.onNavigated.addListener(arrived);
      inspectedWindow.eval(`location.assign(${JSON.stringify(url)})`);
    }),
  say: (sentence, look) => inspectedWindow.eval(`console.${look}(${JSON.stringify(sentence)})`),
};

chrome.devtools.recorder.registerRecorderExtensionPlugin(exportToAbra(inspected), 'Abra', 'application/json');
chrome.devtools.recorder.registerRecorderExtensionPlugin(replayWithAbra(inspected), chrome.i18n.getMessage('replay'), 'application/json');

function valueOf<Value>(answer: Answered<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}

function said<Value>(answer: Answered<Value>): Result<Value, string> {
  return answer.ok ? ok(answer.value) : fail(answer.failure.message);
}
