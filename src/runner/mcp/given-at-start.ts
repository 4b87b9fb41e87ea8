import { items, type Run } from '../../model/run/run';
import type { AbraBrowser } from '../browser';
import { EXIT, GivenUp, giveUp } from '../give-up';
import { filesUnder } from './files-under';

/** What was named when the server was started, and may be given to runs; nothing else is. */
export interface NamedAtStart {
  /** A folder: its files may be uploaded. */
  files?: string | undefined;
  /** Secrets by name, and the one site that they are for. */
  secrets?: { values: Readonly<Record<string, string>>; origin: string } | undefined;
}

/** Gives runs what they ask for. */
export interface GivenAtStart {
  /** Gives up with a sentence where one of these is no file of the folder. */
  check(names: readonly string[]): Promise<void>;
  /** Answers the question for the files of an upload. False: they are none of the folder, or the client never said their names. */
  giveFiles(run: Run): Promise<boolean>;
  /** Answers the question for a secret by the name of a lent one. Gives up with a sentence where there is none of that name for that site. */
  giveSecret(run: Run, name: string): Promise<void>;
}

/** Gives what was named, and decides by what the run asks for, never by what a page says. */
export function givenAtStart(browser: () => Promise<AbraBrowser>, { files: folder, secrets }: NamedAtStart): GivenAtStart {
  return {
    check: async (names) => void (await filesUnder(folder, names)),
    giveFiles: async (run) => {
      const { question } = run;
      const operation = items(run).find(({ id }) => id === question?.operationId)?.operation;
      if (!question || operation?.type !== 'upload' || !isSaid(run, operation.files)) return false;
      const files = await filesUnder(folder, operation.files).catch((error: unknown) => {
        if (error instanceof GivenUp) return undefined;
        return Promise.reject(error);
      });
      if (!files) return false;
      await (await browser()).call('run.give', { runId: run.id, questionId: question.id, files });
      return true;
    },
    giveSecret: async (run, name) => {
      const { question } = run;
      if (!question?.secret) giveUp(EXIT.usage, `Run ${run.id} asks for no secret. Answer with one of its choices.`);
      const { origin } = question.secret;
      const value = secrets?.origin === origin ? secrets.values[name] : undefined;
      if (value === undefined || !Object.hasOwn(secrets?.values ?? {}, name))
        giveUp(EXIT.usage, `No secret "${name}" was lent for ${origin} when the server was started. Nothing was given.`);
      await (await browser()).call('run.giveSecret', { runId: run.id, questionId: question.id, value });
    },
  };
}

/** Of a goal that a model plans the names have to stand in the goal: what a page says cannot choose a file. */
const isSaid = ({ started, goal }: Run, names: readonly string[]): boolean =>
  started.play !== undefined || names.every((name) => goal.includes(name));
