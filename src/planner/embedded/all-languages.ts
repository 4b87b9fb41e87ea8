import { joinPatterns } from '../../languages/join';
import { type CommandLanguage, commandLanguages } from '../../languages/joined/command-languages';

/** A pattern of what any language of commands has there: for what is read before the language of a command is known. */
export const inAnyLanguage = (pick: (language: CommandLanguage) => string | undefined): string =>
  joinPatterns(commandLanguages().map(pick));
