import { say } from '../../locales/say';
/** The export formats of playbooks. */
export const exportFormats = [
  { format: 'abra', name: 'Abra JSON', about: say('words.everythingToTakeAlongOr') },
  { format: 'recorder', name: 'DevTools Recorder', about: say('words.aFlowForChromesRecorder') },
  { format: 'playwright', name: say('words.playwrightTest'), about: say('words.aSpecTsThatRuns') },
] as const;
