import type { Grammar } from '../grammar';
import { commands } from './commands';

/** How commands are worded in English. */
export const grammar: Grammar = {
  commands,
  connectors: 'and|then|and then|after that|afterwards|next|finally|and finally|and after that|followed by|before you|plus',
  polite:
    "please|show me how to|how do i|kindly|now|first|ok|okay|hey|so|just|could you|can you|would you|will you|i want to|i want you to|i'd like to|i would like to|i need to|i need you to|let's|lets|try to|you should|go ahead and|then|next|finally|also|again|abra|help me|help me to|quickly|lastly|afterwards|i want|i need|i would like|i'd like|i'd prefer|i prefer|i'll take|i'll have|let me have|hand me|bring me|fetch me|pass me|go with|go for|let's go with|opt for",
  trailing: 'please|pls|plz|for me|thanks|thank you|right now|if you can|as well',
  uses: 'draw|add|insert|create|make|turn|start|begin|show|switch|let me|use|convert|apply|give|set|put|view|try|see|read|toggle|take|grab|fetch|bring|pull|launch|display|reveal|load|go|pick',
  times: 'times|x',
  every: '2=both|0=each=every=all',
  word: 'word',
  where: 'below|above|under|over|beside|left|right',
  spots: 'place|position|spot|slot',
  sides: {
    before: 'above|before|over|ahead|front',
    after: 'below|under|after|behind|beneath|underneath',
    swap: 'swap|exchange|swapped',
    start: 'top|start|beginning',
    end: 'bottom|end',
    moves: 'and|with|move|put|drag|place|bring|should|be|come|goes',
  },
  upper: 'upper case|uppercase|capital letters|capitals|all caps|caps',
  lower: 'lower case|lowercase|small letters',
  copies: 'copy|transfer',
  focuses: 'focus|click into|click inside|put the focus|place the focus|set the focus|move the focus',
  again: 'once more|again|one more time|do it again|do that again|repeat|repeat it|repeat that',
  calls: 'called|named|titled|entitled|with the title|with the name|with title',
  asking:
    'what|whats|which|who|whos|when|where|wheres|how|is|are|was|were|does|do|did|has|have|tell|say|says|said|write|wrote|written|sent|about|stand|stands|live|lives|there',
  only: 'only|just',
  except: 'except|except for|but|but not|other than|apart from|excluding',
  measures: {
    count: 'many=',
    age: 'old=age|years',
    size: 'big|large=size|file size',
    length: 'long=duration|length|time',
    place: 'where|live|lives|based=address|city|town|country|location|office|place',
    time: 'when=date|time|due|day',
    person: 'who=name|user|from|sender|author|owner',
    money: 'cost|costs|earn|earns|much=price|cost|total|amount|salary',
  },
  seeks: 'find|locate|look for|seek|spot',
  ascending:
    'ascending|in ascending order|from low to high|from a to z|lowest first|lowest first|smallest first|cheapest first|oldest first|a-z|low to high',
  descending:
    'descending|in descending order|from high to low|from z to a|highest first|highest first|largest first|biggest first|most expensive first|newest first|latest first|z-a|high to low|highest on top|highest at the top|most expensive on top|in reverse order|desc',
  sends: 'say|send|reply',
  questions: 'question|ask|asks|asked',
  articles:
    'the|a|an|this|that|my|your|our|on|called|named|labeled|labelled|titled|saying|which says|that says|with the text|with the label|some',
  ordinals:
    '1=first=1st=topmost|2=second=2nd|3=third=3rd|4=fourth=4th|5=fifth=5th|6=sixth=6th|7=seventh=7th|8=eighth=8th|9=ninth=9th|10=tenth=10th|-1=last=bottommost',
  numbers: '1=a=an=one|2=two=twice|3=three|4=four|5=five|6=six|7=seven|8=eight|9=nine|10=ten|0.5=half',
  relations: [
    '{head} (in|of|on|from|for) the [table] (row|line|entry|list item|card|product|tile|section|form|dialog|box|panel|group|area) (of|for|with|about|named|called|containing|that says|titled) {anchor}',
    "{head} (in|of|on|from) {anchor}('s|’s| s) (row|line|entry|card|section|tile)",
    '{head} (in|of|on|from|within|inside) the {anchor} (row|line|entry|card|product|tile|section|form|dialog|modal|popup|panel|group|area|window|sidebar|box|bar|table)',
    '{head} (next to|beside|near|by|close to|right of|to the right of|left of|to the left of) {anchor}',
    '{head} (under|below|beneath|underneath|above|over) {anchor}',
    "{anchor}('s|’s) {head}",
    '{head} (in|of|on|for|from|within|inside|at) {anchor}',
  ],
  all: 'all|every',
  pronouns: 'it|that|this|them|there|that one|this one|the same|the same one|the same field',
  on: 'on|enabled|true|yes|checked|active',
  off: 'off|disabled|false|no|unchecked|inactive',
  units: { ms: 'ms|millis|milliseconds?', s: 's|secs?|seconds?', min: 'mins?|minutes?', px: 'px|pixels?' },
  numberEndings: 'st|nd|rd|th',
  numbered: 'element|number|no\\.?',
  silentArticles: 'the|a|an',
  prepositions: 'of|for|from|in|on|at|to|about|with',
  attaches: 'with|for|and|from|the|incl|including|without|plus|set|kit',
  pageTitle: '(?:the )?(?:page )?title(?: of (?:this|the) page)?',
  pageAddress: '(?:the )?(?:current )?(?:url|address of (?:this|the) page)(?: of (?:this|the) page)?',
  countEndings: 'are there|are shown|are on this page|on this page|on the page|do i have|here',
};
