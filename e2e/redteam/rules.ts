/** One promise of `docs/security.md`, whose table is this list (`src/contract.test.ts`). */
export interface Rule {
  /** One sentence. */
  rule: string;
  /** The file that enforces it. */
  enforcedBy: string;
  /** The file that attacks it. */
  testedBy: string;
}

export const RULES: Rule[] = [
  {
    rule: 'What pays, deletes, sends, publishes or grants is not dispatched before the person has said yes to just that act, by whatever element, key, form, label or drag it comes about.',
    enforcedBy: 'src/model/risk/risk.ts',
    testedBy: 'e2e/redteam/labels.redteam.ts',
  },
  {
    rule: 'A yes is void when words, destination or deed of the element have become others by the moment of the act.',
    enforcedBy: 'src/page/sink/why-not-allowed.ts',
    testedBy: 'e2e/tests/needs-yes.spec.ts',
  },
  {
    rule: 'A model’s plan is shown step by step before anything of it is done, until a run on its site has reached its goal (Settings: always, or never); a yes to it is none to what cannot be undone.',
    enforcedBy: 'src/agent/approval.ts',
    testedBy: 'e2e/tests/plan-approval.spec.ts',
  },
  {
    rule: 'A step that a person marked as one that cannot be undone is asked about each time, and so is what stands in for it.',
    enforcedBy: 'src/page/sink/why-not-allowed.ts',
    testedBy: 'src/agent/drive.test.ts',
  },
  {
    rule: 'A planner says element numbers, playbooks, texts, keys and addresses; an answer that says anything else is refused whole.',
    enforcedBy: 'src/planner/answer/plan-language.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'A model’s plan never names an element by a selector, a place or a fingerprint, and never answers what the page asks, also one that was journaled before.',
    enforcedBy: 'src/agent/planned.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'An address is resolved once, and the object that was judged is the one that is opened; only http and https, and none with a user name in it.',
    enforcedBy: 'src/agent/address.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'Another site, scheme or port is opened unasked only where the goal writes its host, and with nothing in the address that the goal does not say.',
    enforcedBy: 'src/agent/judge-navigation.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'The question shows the whole address, decoded, an international host in both its forms, and what of it a page shows; a yes is for that address.',
    enforcedBy: 'src/agent/judge-navigation.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'An address whose opening does something, and one that may lead on to another site, is asked about.',
    enforcedBy: 'src/agent/judge-navigation.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'What a repair adds has no more rights than a plan, and one that leaves the site is never kept.',
    enforcedBy: 'src/playbook/mend/repairs.ts',
    testedBy: 'e2e/redteam/plans.redteam.ts',
  },
  {
    rule: 'A file comes in wholly or not at all, and each reason why not is a sentence.',
    enforcedBy: 'extension/worker/playbooks/import-playbooks.ts',
    testedBy: 'e2e/redteam/files.redteam.ts',
  },
  {
    rule: 'Nothing that a file says of itself is believed: no runs, trust, goals, other names or versions; names that hide or mix signs are refused.',
    enforcedBy: 'src/playbook/merge/import-into.ts',
    testedBy: 'e2e/redteam/files.redteam.ts',
  },
  {
    rule: 'The first run of an imported playbook asks for each step: what it does, to which element, with which text, and where it leads.',
    enforcedBy: 'src/agent/step-question.ts',
    testedBy: 'src/agent/step-question.test.ts',
  },
  {
    rule: 'What is secret by its field, its shape or the words beside it, or is kept or was typed as one, reaches no model, journal, store, log, export or picture.',
    enforcedBy: 'src/model/secret/conceal.ts',
    testedBy: 'e2e/redteam/canaries.redteam.ts',
  },
  {
    rule: 'A secret in a goal is kept for that run alone, for where it began and what the goal names; plan, journal, panel and report have its name.',
    enforcedBy: 'src/model/goal/goal-secrets.ts',
    testedBy: 'src/model/goal/goal-secrets.test.ts',
  },
  {
    rule: 'A kept secret is typed only in a document of its own origin, into a field for its kind, whose form and buttons post to that origin.',
    enforcedBy: 'src/page/run-leg/secrets.ts',
    testedBy: 'e2e/redteam/flows.redteam.ts',
  },
  {
    rule: 'A text that a model made after reading one origin goes to another document, a frame or a form that is sent elsewhere only with a yes to the text and where it goes.',
    enforcedBy: 'src/agent/text-source.ts',
    testedBy: 'e2e/redteam/flows.redteam.ts',
  },
  {
    rule: 'The model’s endpoint gets no cookie that the browser has for its host.',
    enforcedBy: 'src/planner/endpoint/telling-fetch.ts',
    testedBy: 'src/planner/endpoint/telling-fetch.test.ts',
  },
  {
    rule: 'What a page calls its forms, controls, images and embeds takes no member of a form or of the document away from Abra.',
    enforcedBy: 'src/page/dom/native-accessors.ts',
    testedBy: 'e2e/redteam/clobbering.redteam.ts',
  },
  {
    rule: 'In a document that began while Abra was in use no page hears, holds or forges what its two halves say to one another; elsewhere what comes from the page’s world is a hint, and opens one window at most, while an operation runs.',
    enforcedBy: 'src/page/shim/bus.ts',
    testedBy: 'e2e/redteam/forged.redteam.ts',
  },
  {
    rule: 'A notification tells the goal and how the run stands, no text of a page and no answer; its permission is asked for when the person first wants one.',
    enforcedBy: 'extension/worker/runs/notification.ts',
    testedBy: 'extension/worker/runs/notification.test.ts',
  },
  {
    rule: 'While no panel is open and nothing runs or is recorded, nothing of Abra stands in a page, granted or not.',
    enforcedBy: 'extension/worker/pages/early-shim.ts',
    testedBy: 'e2e/redteam/probes.redteam.ts',
  },
  {
    rule: 'Characters that nobody sees are in no prompt, but for those that shape letters and emoji beside them.',
    enforcedBy: 'src/lib/text.ts',
    testedBy: 'src/lib/text.test.ts',
  },
  {
    rule: 'A page that changes in every task is looked at once a frame; a selector that would keep a page for long is asked of none.',
    enforcedBy: 'src/page/find/costly.ts',
    testedBy: 'src/page/find/slow-selectors.test.ts',
  },
  {
    rule: 'A key of the real hand never copies, cuts or pastes: the clipboard is the person’s.',
    enforcedBy: 'extension/worker/pages/trusted-input.ts',
    testedBy: 'e2e/nightly/trusted.spec.ts',
  },
  {
    rule: "A secret is kept for a site only by the person's yes, after a run that typed it there reached its goal; codes that work once, and the code of a card, are not offered.",
    enforcedBy: 'src/model/goal/typed-secrets.ts',
    testedBy: 'src/model/goal/typed-secrets.test.ts',
  },
  {
    rule: 'A secret that is asked for by name goes to that run and the origin named in the question alone.',
    enforcedBy: 'src/agent/ask-to-go-on.ts',
    testedBy: 'src/agent/missing-secret.test.ts',
  },
  {
    rule: 'A value given for a blank that is a secret by the name of its blank or by its shape is kept for that run alone, where it began; the journal has its name.',
    enforcedBy: 'src/model/goal/blank-secrets.ts',
    testedBy: 'src/model/goal/blank-secrets.test.ts',
  },
  {
    rule: 'What turns the direction of writing is told as such wherever words of a page, a playbook, a file or a model stand in the panel.',
    enforcedBy: 'extension/panel/jsx/shown-props.ts',
    testedBy: 'e2e/tests/panel-looks.spec.ts',
  },
  {
    rule: 'Stopped, a run dispatches nothing more and ends within 200 ms, whether or not the page answers, and names what it does not know the end of.',
    enforcedBy: 'src/agent/watch-page.ts',
    testedBy: 'e2e/redteam/stop.redteam.ts',
  },
  {
    rule: 'Whatever is cut off, the worker, the tab, the renderer or the browser: nothing is lost, nothing is done twice, and what is not known is told.',
    enforcedBy: 'extension/worker/runs/runs.ts',
    testedBy: 'e2e/redteam/kills.redteam.ts',
  },
  {
    rule: 'Secrets and the model’s key that a program lends are in no file of the profile, and leave what the person keeps as it is.',
    enforcedBy: 'src/storage/lent-items.ts',
    testedBy: 'e2e/tests/mcp-ends.spec.ts',
  },
  {
    rule: 'Another endpoint of a model starts without the key and the consent of the one before.',
    enforcedBy: 'extension/worker/settings-handlers.ts',
    testedBy: 'extension/worker/settings-handlers.test.ts',
  },
  {
    rule: 'What a page says reaches an MCP client only between markers that it cannot close; what needs a person’s yes comes back to the client as a question, and is not done before its answer; no secret is in an answer.',
    enforcedBy: 'src/runner/mcp/open-mcp.ts',
    testedBy: 'e2e/tests/mcp.spec.ts',
  },
  {
    rule: 'An MCP client uploads files of the one folder that was named when its server was started, and of no other place, whichever way a path is written or linked; a secret that a run asks for it gives by the name of a lent one, for the site it was lent for.',
    enforcedBy: 'src/runner/mcp/files-under.ts',
    testedBy: 'src/runner/mcp/files-under.test.ts',
  },
  {
    rule: 'Over HTTP an MCP client has the service’s token, a browser of its own that ends with its session, and is called by this machine’s names alone.',
    enforcedBy: 'src/runner/mcp/http-sessions.ts',
    testedBy: 'e2e/nightly/mcp-http.spec.ts',
  },
  {
    rule: 'Another program reaches this browser only where the person has switched that on, with a token that the panel shows once and that is kept as a digest; one that says anything else first, too much or too often is cut off.',
    enforcedBy: 'extension/worker/bridge/conversation.ts',
    testedBy: 'extension/worker/bridge/conversation.test.ts',
  },
  {
    rule: 'Another program acts in the one tab that the person chose, knows its own runs alone, and answers no question: the person does, in the panel; their Stop takes the tab back.',
    enforcedBy: 'extension/worker/bridge/bridge-answers.ts',
    testedBy: 'e2e/tests/bridge.spec.ts',
  },
  {
    rule: 'What another program writes is none of the person’s words: leaving the site and an address that does something are asked about, and what a page asks is left to the person, whatever its goal or its actions say.',
    enforcedBy: 'src/agent/judge-navigation.ts',
    testedBy: 'src/agent/by-client.test.ts',
  },
];
