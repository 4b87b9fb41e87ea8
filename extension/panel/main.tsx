import '@fontsource-variable/instrument-sans/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/frame.css';
import './styles/run.css';
import './styles/playbooks.css';
import './styles/recording.css';
import './styles/settings.css';
import { languageFor } from '../locales/languages';
import { setLanguage } from '../locales/say';
import { keptLanguage } from './store/kept-language';

const language = languageFor(keptLanguage.get(), chrome.i18n.getUILanguage());
document.documentElement.lang = language;
await setLanguage(language);
// Only now, as tables of words are made when their modules are read.
const { begin } = await import('./begin');
begin();
