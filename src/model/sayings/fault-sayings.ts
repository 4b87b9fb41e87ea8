/** What is wrong around Abra: model, page, store, recording; and what a person can do about it. */
export const FAULT_SAYINGS = {
  keyMissing: 'There is no key for the AI model. Add one in Settings, or use simple commands, which need none.',
  consentMissing: 'Nothing was sent: the AI model would see what this page shows. Agree to that in Settings, or use simple commands.',
  keyFirst: 'Put a key in first; then the endpoint can be asked for its models.',
  keyFirstToTest: 'Put a key in first; the endpoint is asked with it.',
  endpointUnreached: ({ endpoint }: { endpoint: string }) =>
    `${endpoint} cannot be reached. Check the connection and the endpoint in the settings.`,
  endpointSilent: ({ endpoint }: { endpoint: string }) =>
    `${endpoint} did not answer in time. Run the goal again, or choose another model in the settings.`,
  endpointFailed: ({ endpoint, status }: { endpoint: string; status: number }) =>
    `${endpoint} failed (${status}), also after trying again. Run the goal again in a while.`,
  endpointRefused: ({ endpoint, status, said }: { endpoint: string; status: number; said: string }) =>
    `${endpoint} refused the request (${status}${said}). Choose another model in the settings, or report this.`,
  answerBroke: "The model's answer broke off in the middle. Nothing was done with it; run the goal again.",
  planTooLong: "The model's plan was too long and was cut; nothing of it was done. Ask for a smaller part of the goal.",
  modelRefused: 'The model refused this goal. Say it differently, or do this part yourself.',
  modelSays: ({ text }: { text: string }) => `It says: ${text}`,
  runTooLong: 'The run has become too long for the model. Start the rest as a new goal.',
  keyNotAccepted: ({ endpoint }: { endpoint: string }) => `${endpoint} did not accept the key. Put the right key for it in the settings.`,
  noCredit: ({ said }: { said: string }) => `This key has no credit left${said}. Add some, or put another key in the settings.`,
  keyMayNot: ({ model, said }: { model: string; said: string }) =>
    `This key may not use ${model}${said}. Choose another model or key in the settings.`,
  modelUnknown: ({ endpoint, model }: { endpoint: string; model: string }) =>
    `${endpoint} does not know the model "${model}". Choose another one in the settings.`,
  pageTooMuch: 'The page was too much for the model. Narrow the goal to a part of the page.',
  rateLimit: 'The rate limit of the model is reached. Wait, or choose another model.',
  rateLimitSeconds: ({ seconds }: { seconds: number }) =>
    `The rate limit of the model is reached; it opens again in ${seconds} s. Wait, or choose another model.`,
  rateLimitMinutes: ({ minutes }: { minutes: number }) =>
    `The rate limit of the model is reached; it opens again in ${minutes} minutes. Wait, or choose another model.`,
  overloaded: 'The model is overloaded, also after trying again. Wait a minute and run the goal again.',
  twiceNoPlan: ({ issue }: { issue: string }) =>
    `The model answered twice with something that is no plan (${issue}). Say the goal in smaller steps, or choose another model.`,
  noModelList: ({ endpoint }: { endpoint: string }) => `${endpoint} gives no list of models. Write the name of one into the settings.`,
  modelAnswered: ({ model }: { model: string }) => `${model} answered.`,
  noMessagesApi: ({ endpoint }: { endpoint: string }) =>
    `${endpoint} answers, but does not speak the Messages API. Check the address: it ends before "/v1/messages".`,
  noChatCompletions: ({ endpoint }: { endpoint: string }) =>
    `${endpoint} answers, but does not speak Chat Completions. Check the address: it ends before "/chat/completions".`,
  refusesExtensions: ({ endpoint }: { endpoint: string }) => `${endpoint} refuses what comes from a browser extension, or this key.`,
  deviceHasNone: 'This browser has no model on this device. Use simple commands, or an AI model with a key (Settings).',
  deviceToLoad:
    'Chrome has a model for this device but has not downloaded it (several GB). Open chrome://on-device-internals to fetch it. Use simple commands, or an AI model with a key (Settings).',
  deviceLoading:
    'Chrome is still downloading its model. Run the goal again later. Use simple commands, or an AI model with a key (Settings).',
  deviceTooLong: 'The page is too long for the model on this device. Use simple commands, or an AI model with a key (Settings).',
  deviceGaveUp: ({ reason }: { reason: string }) =>
    `The model on this device gave up (${reason || 'no reason'}). Run the goal again. Use simple commands, or an AI model with a key (Settings).`,

  noPage: 'There is no page to plan on. Open one and run the goal again.',
  pageCrashed: 'The page has crashed, or Chrome has unloaded it. Reload it and try again.',
  tabClosed: 'The tab was closed. Open the page again and run the goal there.',
  notOnThisPage: 'Chrome doesn’t allow extensions on this page. Open a website to use Abra.',
  notInStore: 'Chrome doesn’t allow extensions in its Web Store. Open another website to use Abra.',
  pageNotLoaded: 'The page did not load (network error). Check the address or the connection, then run the goal again.',
  needsYourOk: 'Abra needs your OK for this page: click its button in the toolbar, or press its keys.',
  pageUnreached: ({ error }: { error: string }) => `The page cannot be reached (${error}). Reload it and run the goal again.`,
  pageNotOpened: 'The page could not be opened. Check its address, then run the goal again.',
  notOpenedAgain: 'The tab was closed, and its page cannot be opened again.',
  webOnly: 'Only http and https addresses can be opened.',
  nothingBack: 'There is no page to go back to in this tab.',
  nothingForward: 'There is no page to go forward to in this tab.',
  noTabOpened: 'Chrome opened no tab. Open the page and run the goal there.',
  pageWentAway: 'The page went away before it answered. Look at it, then try again.',
  keepsReloading: 'The page keeps reloading and cannot be looked at. Wait until it has loaded, then run the goal again.',

  storeFull: 'The disk space that Chrome gives to Abra is used up. Remove old playbooks or runs, then try again.',
  storeNewer: 'The stored form is of a newer Abra. Update the extension.',
  storeClosed: 'The store was closed, for an update of Abra perhaps. Try again.',
  storeCannotHold: 'Something in it cannot be stored.',
  storeError: ({ error }: { error: string }) => `The browser could not save or read this: ${error} Try again; if it stays, restart Chrome.`,
  storeSilent: 'The browser could not save or read this. Try again; if it stays, restart Chrome.',
  noAnswer: 'Abra’s background did not answer. Reload the extension.',
  workerSilent: 'The worker did not answer.',
  noHand: 'No real hand stands by for this page.',
  pageOdd: ({ name, why }: { name: string; why: string }) => `The page answered "${name}" in a form that Abra does not accept (${why}).`,
  callOdd: ({ name, why }: { name: string; why: string }) => `"${name}" was called with something else than it takes (${why}).`,
  playbooksKnown: 'Playbooks of this site are known here already. Import a file instead, which is merged with them.',

  recordingThere: 'A recording is there already that nobody has saved. Save or discard it in the panel, then record again.',
  noRecording: 'Nothing is being recorded. Right-click a page and choose "Record playbook" first.',
  recordingTabGone:
    'The tab of this recording is gone. Save it, or press "Try it", which opens its page again; then you can go on from there.',
  recordingNotBack: 'This recording cannot be had back: another one was begun, or the browser was closed since.',
  nothingRecorded: 'Nothing was recorded yet. Show at least one step, then save.',
  stepWithoutElement: 'One of the steps has no element that could be found again. Delete it, or pick its element, then save.',
  recordingGone: 'The recording is gone. Record again.',
  notWatched: 'The page cannot be watched. Reload it and record again.',
  playbookGone: 'This playbook no longer exists. Reload the list.',
  pictureGone: 'This picture is no longer kept.',
  noSite: ({ text }: { text: string }) => `"${text}" is no site. Write it like https://example.com.`,

  noEndpoint: ({ text }: { text: string }) => `"${text}" is no address. Write the endpoint like https://api.anthropic.com.`,
  endpointUnsafe: 'The endpoint must be https, or http on this machine: your key is sent to it.',
  pictureMoved: 'The page moved while the picture was taken; none was kept.',
  noPicture:
    'Chrome gave no picture: it gives one of the tab in front alone, where Abra may see all sites or was called by its button on this tab.',

  reportRefused: ({ why }: { why: string }) => `Abra did not understand its own report from the page and asks for all of it (${why}).`,
  stepRefused: ({ why }: { why: string }) =>
    `A step that you showed could not be kept (${why}). Show it again in another way; the other steps are all here.`,
  haltRefused: ({ why }: { why: string }) => `A page’s word to stop was not understood (${why}). Press Stop here.`,
  pickRefused: ({ why }: { why: string }) => `What you picked could not be taken (${why}). Pick something in or around it.`,
} as const;
