import { secretWord } from '../secret';

/**
 * A value is quoted, or named so that nothing else can be meant. These are the rules for words that are not quoted; whoever binds a value asks them, and
 * asks the person where they say no.
 */

/** May these words be taken for a value as they stand? Not where they refer to something ("the value of Gender", "my name", "it"), introduce what
 * follows ("the word hello"), or hold a second thing ("bob with my password"). */
export function isSureValue(words: string): boolean {
  const said = words.trim();
  return (
    !REFERS.test(said) &&
    !INTRODUCES.test(said) &&
    !POINTS.test(said) &&
    !CARRIES_MORE.test(said) &&
    !namesAnotherField(said) &&
    !/\s{2,}|[\ue000-\uf8ff]/u.test(said)
  );
}

/** Do they say what kind of value is wanted ("a random name", "today's date", "nothing")? Of a search the same words are what is searched for. */
export const describesValue = (words: string): boolean => DESCRIBES.test(words.trim());

/** Do these words only say that a quoted value follows: "the text", "the following word"? */
export const introducesQuote = (words: string): boolean => INTRODUCTION.test(words.trim());

/** What such an introduction is followed by: "the word hello" → "hello"; the same words where there is none. */
export const withoutIntroduction = (words: string): string => words.trim().replace(INTRODUCES, '').trim() || words;

/** The signs written right behind a value; what can only end the sentence is not among them. */
export function signsBehind(rest: string): string {
  const signs = /^[^\s\p{L}\p{N}\p{M}"'”’»」』)\]]+/u.exec(rest)?.[0] ?? '';
  return signs.replace(/[,;:、，；：]+$/u, '');
}

/** A stop ends a sentence or belongs to the value: of words it ends the sentence, of a password nobody knows. */
export const endsSentence = (signs: string): boolean => /^[.。．…]+$/u.test(signs);

const NOUNS = {
  en: 'text|texts|word|words|string|value|phrase|sentence|message|number|name|letters?|line|characters?|term',
  de: 'text|wort|wörter|wert|satz|zahl|nachricht|namen?|buchstaben?|zeile|begriff',
  fr: 'texte|mots?|valeur|phrase|nombre|message|nom|lettres?|ligne|terme',
  es: 'texto|palabras?|valor|frase|número|mensaje|nombre|letras?|línea|término',
  pt: 'texto|palavras?|valor|frase|número|mensagem|nome|letras?|linha|termo',
};
const ARTICLES = {
  en: '(?:the|this|a|an)(?: following| exact)?',
  de: '(?:den|das|die|diesen|dieses|diese|einen|ein|eine|folgenden|folgendes|folgende)',
  fr: '(?:le|la|les|ce|cette|un|une)(?: suivante?)?',
  es: '(?:el|la|los|las|este|esta|un|una)(?: siguiente)?',
  pt: '(?:o|a|os|as|este|esta|um|uma)(?: seguinte)?',
};
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;
const each = (build: (language: (typeof LANGUAGES)[number]) => string) => LANGUAGES.map(build).join('|');

const INTRODUCTION = new RegExp(
  `^(?:(?:${each((language) => `(?:${ARTICLES[language]} )?(?:${NOUNS[language]})(?: suivante?| siguiente| seguinte)?`)})[:：]?|(?:以下)?(?:文字|文本|内容|单词|值|数字)|(?:テキスト|文字|文字列|言葉|値|数字)[はをの]?)$`,
  'iu',
);
const INTRODUCES = new RegExp(`^(?:${each((language) => `${ARTICLES[language]} (?:${NOUNS[language]})`)})[:：]? (?=\\S)`, 'iu');

/** "The price of the lens", "the text in Gender", "der Wert von X", "X的值": content of the page. */
const REFERS = new RegExp(
  [
    '^(?:(?:the|this|that|whatever|current) )?(?:value|values|text|content|contents)(?: (?:of|from|in|on|above|below|shown|displayed|next to)(?![\\p{L}])|$)',
    '^the (?:price|cost|number|name|title|code|amount|total|sum|date|time|address|label|id|email|e-mail|link|url|result|answer|password|username|user name)(?: (?:of|from|in|on|above|below|shown|displayed|next to)(?![\\p{L}])|$)',
    '^(?:(?:den|der|das|die|dem) )?(?:wert|text|inhalt|preis|namen?|nummer|titel|datum|betrag|ergebnis) (?:von|vom|des|der|aus|in|im)(?![\\p{L}])',
    "^(?:(?:la|le|l[’']) ?)?(?:valeur|texte|contenu|prix|nom|numéro|titre|date|montant|résultat) (?:de|du|des|d[’']|dans)(?![\\p{L}])",
    '^(?:(?:el|la) )?(?:valor|texto|contenido|precio|nombre|número|título|fecha|importe|resultado) (?:de|del|en)(?![\\p{L}])',
    '^(?:(?:o|a) )?(?:valor|texto|conteúdo|preço|nome|número|título|data|montante|resultado) (?:de|do|da|dos|das|em|no|na)(?![\\p{L}])',
    '^.+的(?:值|内容|文本|文字|价格|名称|名字|号码|密码)$',
    '^.+の(?:値|内容|テキスト|文字|価格|値段|名前|番号|パスワード)$',
  ].join('|'),
  'iu',
);

const POSSESSIVES =
  '(?:my|your|his|her|its|their|our|mein\\p{L}*|dein\\p{L}*|ihr\\p{L}*|unser\\p{L}*|mon|ma|mes|ton|ta|tes|votre|vos|notre|mi|mis|tu|tus|su|sus|meus?|minhas?|teus?|tuas?|seus?|suas?|мо[йеяи]|сво[йеяи])';
/** "My name", "it", "the same": the person knows it, the words do not say it. */
const POINTS = new RegExp(
  [
    `^${POSSESSIVES} \\p{L}`,
    '^(?:it|this|that|them|these|those|(?:the )?same|something|anything|(?:it|that|this|them) (?:again|there|too)|es|das|dies|dasselbe|etwas|ça|cela|le même|eso|esto|lo mismo|algo|isso|isto|o mesmo|它|这个|那个|それ|これ)$',
    '^(?:我的|你的|您的|他的|她的)',
    '^(?:私の|僕の|あなたの|彼の|彼女の)',
  ].join('|'),
  'iu',
);
/** "Bob with my name", "bob my mail": another value is spoken of. */
const CARRIES_MORE = new RegExp(
  [`\\s${POSSESSIVES}\\s\\p{L}`, '(?:和|与|跟|用)(?:我的|你的)?(?:密码|口令)', '(?:と|で)(?:私の)?パスワード'].join('|'),
  'iu',
);

/** "Bob and the password x", "bob password x": another field is named behind the first word, and is joined to what stands before it or has its value behind it. */
function namesAnotherField(said: string): boolean {
  const words = said.split(/\s+/);
  return words.some((_, at) => {
    const length = at ? [1, 2, 3].find((one) => isLogin(words.slice(at, at + one).join(' '))) : undefined;
    return length !== undefined && (at + length < words.length || JOINED.test(words.slice(0, at).join(' ')));
  });
}
const isLogin = (words: string): boolean =>
  /^(?:user ?name|e-?mail address)$/i.test(words) || ['password', 'pin'].includes(secretWord(words) ?? '');
const JOINED = /\s(?:with|using|and|plus|by|mit|und|avec|et|con|y|com|e|с|и)(?:\s(?:the|a|dem|das|der|le|la|el|o|a))?$/iu;

const DESCRIBES = new RegExp(
  [
    '^(?:a|an|any|some|the)\\s(?:random|valid|strong|secure|new|current|same|first|second|last|next|previous|latest|correct|right|different|fake|dummy|other|real)\\s\\S',
    '^(?:any|some|whatever|whichever|what|nothing|empty|blank|null)(?:\\s|$)',
    "^(?:today|tomorrow|yesterday|now)[’']s?\\s",
    '^irgend\\p{L}+\\s|^(?:ein|eine|einen)\\s(?:zufällig|gültig|beliebig|neu|sicher|ander)\\p{L}*\\s|^(?:nichts|leer)$',
    '^(?:un|une)\\s.+\\s(?:aléatoire|valide|quelconque)$|^(?:rien|vide)$',
    '^(?:un|una)\\s.+\\s(?:aleatori[oa]|válid[oa]|cualquiera)$|^(?:nada|vacío)$',
    '^(?:um|uma)\\s.+\\s(?:aleatóri[oa]|válid[oa]|qualquer)$|^vazio$',
    '^(?:随机|任意|任何|某个|当前|今天的|空$)',
    '^(?:ランダム|任意の|適当な|今日の|現在の|何か|空$)',
  ].join('|'),
  'iu',
);
