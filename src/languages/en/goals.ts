import type { GoalWords } from '../goals';

/** How goals are worded in English. */
export const goals: GoalWords = {
  lexicon: {
    verbs: {
      choose: 'set|select|choose|pick|change|switch|make|apply|use|put',
      reset: 'reset|restore|revert',
      clear: 'clear|empty',
      remove: 'remove|delete|erase',
      open: 'open|show|display|view',
      visit: 'visit|goto|navigate',
      close: 'close|dismiss',
      search: 'search|find|lookup',
      type: 'type|enter|write|fill|input',
      add: 'add',
      create: 'create',
      enable: 'enable|activate',
      disable: 'disable|deactivate',
      click: 'click|press|tap|hit',
      sort: 'sort',
      login: 'login|signin',
      logout: 'logout|signout|logoff',
    },
    verbPairs: {
      login: 'log in|log into|sign in|sign into|log on',
      logout: 'log out|sign out|log off',
      enable: 'turn on|switch on',
      disable: 'turn off|switch off',
      search: 'look for|search for',
      visit: 'go to',
      type: 'fill in|type in',
    },
    fillers: 'the|a|an|to|of|for|please|my|me|with|as|into',
    roles: 'to|of|for|with|as|into',
    connectors: 'and|then|also|plus',
    kinds:
      'button|buttons|link|links|field|fields|box|textbox|checkbox|menu|dropdown|list|tab|option|options|item|icon|page|site|website|screen|it|its|this|that|these|those|them|there|here|called|named|up|out|off|down|back',
    relations:
      'in|on|at|by|from|under|over|above|below|between|before|after|within|without|near|until|except|not|no|never|dont|don|t|only|or|but|if|unless|instead|rather|than|via|through|towards|toward|excluding|besides|sorted|ordered|filtered',
  },
  clauses: {
    breaks: 'and|then|also|plus|afterwards|finally',
    goesOn: 'whether|if|that|how|what|which',
    tells:
      "tell (?:me|us)|let (?:me|us) know|report (?:the|back|how|what)|read (?:me|out|off|aloud|back)|how (?:much|many|long|far|old|big|high|often)|what(?:[’']?s| is| are| was| does| do)|find out|give me (?:the|a|its|their)|(?:write|note) down|say (?:what|which|how|who|whether)|which (?:one |of \\p{L}+ )?(?:is|are|has)|to (?:read|find out|learn|know|check|see (?:how|what|which|if|whether))|(?:return|show me|get me|extract) (?:the|its) (?:price|value|number|text|total|name|amount|count|rating|title|date)",
    tellsFirst:
      'read|report|list (?:the|all|me|every|each)|name (?:all|me|every|each|the(?! \\p{L}+ (?:["“‘\ue000]|[^\\s.,]*\\d|[^\\s.,]+\\.[^\\s.])))|count (?:the|all|how|every)|extract|summari[sz]e|compare|answer|who|whose|what|which|where|when|why|how|is|are|does|do you|has|have|was|were',
    checks: '(?:check|see|verify|confirm|find out|tell me|know) (?:whether|if|that)|make sure|ensure that',
    checksFirst: 'verify|assert|ensure',
    waits: 'wait|pause',
    conditions: 'if|unless|in case|as long as|provided|whenever|until|till|otherwise',
    superlatives:
      'cheapest|dearest|newest|latest|oldest|earliest|nearest|closest|largest|biggest|smallest|highest|lowest|longest|shortest|fastest|best|worst|most|least',
    bounds: 'at most|at least|no more than|no less than|up to',
    firsts: 'first',
    quantifiers: 'all|every|everything|everyone|everybody|each',
    counts: 'twice|two|three|four|five|six',
    sends: 'submit|send|enter|return',
  },
  courtesy: {
    opens: 'hey|hi|hello|ok|okay|now|please|kindly|just|abra',
    asks: "(?:can|could|would|will) you(?: please| kindly)?|(?:i|we) (?:want|need|wish)(?: you)? to|i(?:'|’)?d like(?: you)? to|i would like(?: you)? to|let(?:'|’)?s|help me(?: to)?",
    begins: 'please|kindly|just|now',
    ends: 'please|thanks|thank you|now',
  },
  values: {
    articles: '(?:the|this|a|an)(?: following| exact)?',
    nouns: 'text|texts|word|words|string|value|phrase|sentence|message|number|name|letters?|line|characters?|term',
    refers:
      '(?:(?:the|this|that|whatever|current) )?(?:value|values|text|content|contents)(?: (?:of|from|in|on|above|below|shown|displayed|next to)(?![\\p{L}])|$)|the (?:price|cost|number|name|title|code|amount|total|sum|date|time|address|label|id|email|e-mail|link|url|result|answer|password|username|user name)(?: (?:of|from|in|on|above|below|shown|displayed|next to)(?![\\p{L}])|$)',
    possessives: 'my|your|his|her|its|their|our',
    points: 'it|this|that|them|these|those|(?:the )?same|something|anything|(?:it|that|this|them) (?:again|there|too)',
    pointsBack: 'it|them|(?:the|that|this) (?:\\S+ )?ones?|the same',
    describes:
      "(?:a|an|any|some|the)\\s(?:random|valid|strong|secure|new|current|same|first|second|last|next|previous|latest|correct|right|different|fake|dummy|other|real)\\s\\S|(?:any|some|whatever|whichever|what|nothing|empty|blank|null)(?:\\s|$)|(?:today|tomorrow|yesterday|now)[’']s?\\s",
    is: 'is|to|as|of|with|be|should',
    copulas: 'is',
    into: 'into|in|as|for',
    with: 'with|using|and|plus|by',
    determiners: 'the|my|a',
    continues: 'and|then',
  },
  states: {
    captcha: 'captcha|are you (a )?(human|robot)|not a robot|verify (that )?you are (a )?human|checking your browser|security check',
    login: 'log ?in|sign ?in',
    down: 'bad gateway|service unavailable|internal server error|gateway time-?out|temporarily unavailable|under maintenance|be right back',
    nothing: 'page not found|not found|no results|nothing found|0 results|no items|no longer (available|exists)',
    loading: 'loading|please wait|just a moment',
  },
  naming: { searches: 'search', leadsOn: 'for|to|with|as' },
};
