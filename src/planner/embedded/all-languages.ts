import { joinPatterns } from '../../languages/join';
import { COMMAND_LANGUAGES, type CommandLanguage } from '../../languages/joined/command-languages';

/** A pattern of what any language of commands has there: for what is read before the language of a command is known. */
export const inAnyLanguage = (pick: (language: CommandLanguage) => string | undefined): string => joinPatterns(COMMAND_LANGUAGES.map(pick));
