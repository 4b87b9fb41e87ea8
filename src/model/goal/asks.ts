/** Where a text begins to ask for an answer or for a check, whatever stands before it; undefined where it only says what to do. */
export function asksAt(text: string): { index: number; wants: 'answer' | 'check' } | undefined {
  const found = [
    { index: start(text, ANSWER, ANSWER_FIRST), wants: 'answer' as const },
    { index: start(text, CHECK, CHECK_FIRST), wants: 'check' as const },
  ].filter(({ index }) => index >= 0);
  const first = found.sort((left, right) => left.index - right.index)[0];
  // What ends in a question mark asks something, in whatever words.
  return first ?? (/[?？]\s*$/u.test(text) ? { index: text.search(/\S/), wants: 'answer' } : undefined);
}

/** Does it depend on what the page shows then ("if it is in stock", "until the last page")? What was done once says nothing of it. */
export const depends = (text: string): boolean => CONDITION.test(text);

const CONDITION = anywhere(
  [
    'if|unless|in case|as long as|provided|whenever|until|till|otherwise|falls|wenn|sofern|solange|bis|andernfalls',
    "si|sauf si|jusqu[’']à|tant que|sinon|a menos que|hasta que|mientras|se (?!connecter)|caso|até que|enquanto|senão|если|пока",
  ],
  ['如果|若是|要是|除非|直到|否则', 'もし|場合|でなければ|なら(?!び)'],
);

/** Words that choose among what is there by how it compares. */
export const COMPARES =
  /^(?:cheapest|dearest|newest|latest|oldest|earliest|nearest|closest|largest|biggest|smallest|highest|lowest|longest|shortest|fastest|best|worst|most|least|\p{L}+igste[nrsm]?|billigste[nrsm]?|neueste[nrsm]?|älteste[nrsm]?|größte[nrsm]?|kleinste[nrsm]?|höchste[nrsm]?|teuerste[nrsm]?|beste[nrsm]?|moins|plus|más|menos|mais|最|一番|もっとも|最も|最新|最安)$/u;

/** Does it only wait for something to come? Nothing has to be done for it. */
export const leavesOpen = (text: string): boolean => PAUSE.test(text);

/** -1 where none is found. `anywhere` also counts behind other words, `first` at the beginning only. */
function start(text: string, anywhere: RegExp, first: RegExp): number {
  const begin = text.search(/[^\s,;:.!¿¡]/u);
  if (begin >= 0 && first.test(text.slice(begin))) return begin;
  return text.search(anywhere);
}

/** What makes a sentence one that wants something told, in the languages of the lexicon; between words where the script has spaces. */
const ANSWER = anywhere(
  [
    "tell (?:me|us)|let (?:me|us) know|report (?:the|back|how|what)|read (?:me|out|off|aloud|back)|how (?:much|many|long|far|old|big|high|often)|what(?:[’']?s| is| are| was| does| do)|find out|give me (?:the|a|its|their)|(?:write|note) down|say (?:what|which|how|who|whether)|which (?:one |of \\p{L}+ )?(?:is|are|has)|to (?:read|find out|learn|know|check|see (?:how|what|which|if|whether))|(?:return|show me|get me|extract) (?:the|its) (?:price|value|number|text|total|name|amount|count|rating|title|date)",
    'sag(?:e|en sie)? (?:mir|uns|wie|was|welche|wer|wo)|nenn(?:e|en sie)? (?:mir|uns)|teil(?:e|en sie)? (?:mir|uns)|gib mir|zeige? mir (?:den|die|das) (?:preis|summe|betrag|namen?|nummer|anzahl|titel|datum|ergebnis|wert)|wie ?viele?|was (?:kostet|kosten|ist|sind|steht)|wie (?:lautet|hoch|lange|teuer|heisst|heißt)|lies \\S.* (?:vor|aus)|finde heraus',
    "dis[- ](?:moi|nous)|dites[- ](?:moi|nous)|donne[rz]?[- ]moi|indique[rz]?[- ]moi|montre[rz]?[- ]moi (?:le|la) (?:prix|total|nom|numéro|titre|date|montant|valeur)|combien|quel(?:le)?s? (?:est|sont)|qu[’']est-ce|c[’']est quoi",
    'mu[eé]strame (?:el|la) (?:precio|total|nombre|número|título|fecha|valor)|d[ií](?:game|me|nos)|dame|cu[aá]nt[oa]s?|cu[aá]l(?:es)? (?:es|son)|qu[eé] (?:precio|dice|es)|l[eé]eme|ind[ií]came',
    '(?:mostre-me|me mostre) (?:o|a) (?:preço|total|nome|número|título|data|valor)|diga-me|diz-me|me (?:diga|diz|informe|fale)|diga (?:o|a|qual|quanto)|quant[oa]s? (?:custa|custam|s[aã]o|h[aá]|vale)|quanto|qual (?:[eé]|o|a)|quais (?:s[aã]o|os|as)',
    'dimmi|quanto costa|qual è|vertel me|zeg me|hoeveel|скажи|сколько|какая|какой|какова|назови',
  ],
  [
    '告诉我|告訴我|多少|是什么|是什麼|哪个|哪個|几个|读出|读取|念出|报告|说出',
    '教えて|いくら|いくつ|何(?:です|個|円|件|人)|知らせて|報告|読み上げ|読み取|알려|얼마',
  ],
);
const ANSWER_FIRST = first(
  [
    'read|report|(?:list|name) (?:the|all|me|every|each)|count (?:the|all|how|every)|extract|summari[sz]e|compare|answer|who|whose|what|which|where|when|why|how|is|are|does|do you|has|have|was|were',
    'lies|lese|lesen sie|zähle|zähl|nenne|welche[rsnm]?|wer|wo|wann|warum|gibt es|ist|sind|hat',
    'lis|lisez|lire|qui|où|quand|pourquoi|y a-t-il|est-ce|compte[rz]?',
    'lee|lea|leer|qui[eé]n|d[oó]nde|cu[aá]ndo|por qu[eé]|hay|cuenta|qu[eé]',
    'leia|ler|quem|onde|quando|por que|h[aá]|existe|conte|o que|qual|quais',
    'leggi|chi|dove|quando|lees|прочитай|узнай|кто|где|когда',
  ],
  ['统计|数一下|有没有|是否|谁|哪'],
);

/** What makes it one that wants something to be so: whether it is can be held against the page. */
const CHECK = anywhere(
  [
    '(?:check|see|verify|confirm|find out|tell me|know) (?:whether|if|that)|make sure|ensure that',
    '(?:prüf|überprüf|schau|sieh|sag|stell)\\p{L}*(?: \\p{L}+)?,? (?:ob|dass)|stell(?:e|en sie)? sicher',
    'v[eé]rifie[rz]? (?:que|si)|assure-toi|assurez-vous',
    '(?:comprueba|compruebe|verifica|verifique|mira|confirma) (?:que|si)|aseg[uú]rate',
    '(?:verifique|verifica|confira|veja) (?:que|se)|certifique-se',
  ],
  ['检查|確認|确认|验证|確かめ|検証|看看'],
);
const CHECK_FIRST = first(['verify|assert|ensure', 'überprüfe?|prüfe?', 'vérifie[rz]?', 'comprueba|verifica', 'confira|verifique'], []);

const PAUSE = first(
  ['wait|pause', 'warte|warten sie', 'attends|attendez|attendre', 'espera|espere|esperar|aguarde|aspetta', 'подожди'],
  ['等待|等一下|待つ|待って'],
);

function anywhere(spaced: readonly string[], spaceless: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])|${spaceless.join('|')}`, 'iu');
}

function first(spaced: readonly string[], spaceless: readonly string[]): RegExp {
  const without = spaceless.length ? `|(?:${spaceless.join('|')})` : '';
  return new RegExp(`^(?:(?:${spaced.join('|')})(?![\\p{L}\\p{N}])${without})`, 'iu');
}
