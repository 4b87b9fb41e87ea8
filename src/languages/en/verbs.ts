import type { Verbs } from '../verbs';

/** How commands are said. */
export const verbs: Verbs = {
  commands: {
    click:
      '(click|tap|hit|push) [on] [the] {object} / press [on] [the] {object} / click on {object} [once] / use [the] {object} / (put|place|set) the cursor (in|into|on) {object} / activate {object} / confirm (with|by clicking|by pressing) {object} / (toggle|flip) {object}',
    doubleClick: '(double click|double-click|doubleclick) [on] {object}',
    rightClick: '(right click|right-click|rightclick) [on] {object} / open the context menu of {object}',
    hover:
      '(hover|hover over|hover on|mouse over|point at|point to) {object} / move [the] (mouse|pointer|cursor) (to|over|onto|on) {object}',
    open: '(open|open up|show|expand|pull down|drop down|unfold) [me] {object} / open up {object} / view {object}',
    close:
      '(close|dismiss|hide|get rid of) [the|this|that] {object} / (close|dismiss) it / (collapse|fold) {object} / skip (this|it|the tour|the intro)',
    goTo: '(go|move|switch|navigate|jump|head) (to|over to) {object} / visit {object} / take me to {object} / follow {object} / (go|get|return|come) back to {object}',
    type: '(type|enter|write|input|key in|put) {text} (in|into|in to|inside|on|to|at) {field} / (type|enter|write|input|key in|put) {text} as {field} / (type|enter|write|input|key in|put) {text} for {field} / (type|enter|write|input|key in|put) {text} / (fill|fill in|fill out|populate) {field} (with|as|using|:) {text} / fill {text} (in|into) {field} / filter [the] {field} (by|for|with) {text} / fill in {text} (in|for|as) {field} / (in|into|under) {field} (type|enter|write|put) {text} / (set|change) the (text|value|content) of {field} to {text} / rename {field} (to|as|into) {text} / replace [the (text|content|contents) (of|in)] {field} (with|by) {text}',
    append:
      '(append|add) {text} to the (text|end) (of|in) {field} / (append|add) {text} to {field} / (append|add|write|type|put) {text} (at|to) the end [of|in] {field} / (append|add|write|type|put) [the] [words|word|text] {text} (at|to) the end / (append|add|write|type|put) (at|to) the end: {text} / (append|add|write|type|put) {text} (after|behind) {field}',
    clear:
      '(clear|empty|erase|blank) {field} / (clear|delete|erase|remove) (the|all|all the) (text|content|contents|value|everything) (in|of|from) {field} / (delete|erase|remove) everything (in|of|from) {field} / (delete|erase|remove) (the|all|all the) (text|content|contents)',
    search:
      'search [for] {text} / (search|look) [the] (site|page|store|shop|catalog|catalogue) for {text} / (look up|look for|find me|google) {text} / search for {text} (in|on|using|with|via) [the] {field} / search [in|through] {field} for {text} / do a search for {text} / run a search for {text}',
    press:
      '(press|hit|push|tap|strike|send) [the] {key} [key] [button] / (press|hit|push|tap|strike) [the] {key} [key] (in|on) {field} / (press|hit) [the] {key} [key] {n} times / use the shortcut {key}',
    select:
      '(choose|select|pick) {option} (from|in|on|under|within|out of|of) {field} / (choose|select|pick) {option} (as|for) {field} / (choose|select|pick) {option} / (choose|select|pick) [the] option {option} / (in|from) {field} (choose|select|pick) {option} / set {field} option to {option}',
    set: '(set|change|switch|adjust|turn) {field} (to|=) {option} / {field} = {option} / (sort|order|arrange) [the|by] [results|products|list|items|table|rows|entries|them|it] by {option} / apply [the] {option} {field} / use {option} (as|for) {field}',
    check:
      '(check|tick|check off|mark|enable|activate) {object} / (turn|switch|toggle) on {object} / (turn|switch|toggle) {object} on / (agree|agree to|agree with|accept) {object}',
    uncheck:
      '(uncheck|untick|unmark|deselect|unselect|disable|deactivate) {object} / (turn|switch|toggle) off {object} / (turn|switch|toggle) {object} off',
    drag: '(drag|move|drag and drop) {object} (to|onto|into|on|over|on top of) {target} / drag {object} and drop [it] (on|onto|into|in|at|to) {target} / drop {object} (on|onto|into) {target}',
    scrollUp:
      'scroll [the page] up [a bit|a little|a little bit|some|once|the page|one page|a page|a screen] / scroll up {n} (times|pages|page|screens|screen|time) / scroll up [by] {n} {unit} / scroll up (in|inside|within) {object} / scroll the {object} up / page up',
    scrollDown:
      'scroll [the page] [down] [a bit|a little|a little bit|some|some more|more|once|the page|one page|a page|a screen|further] / scroll down {n} (times|pages|page|screens|screen|time) / scroll down [by] {n} {unit} / scroll down (in|inside|within) {object} / scroll the {object} down / scroll {n} (times|pages|page|screens|screen) [down] / page down',
    scrollLeft: 'scroll [to the] left [a bit|a little]',
    scrollRight: 'scroll [to the] right [a bit|a little]',
    scrollToTop: '(scroll|go|jump|get) [back] [up] to [the] (top|beginning|start) [of the page] / scroll all the way up / back to top',
    scrollToMiddle:
      '(scroll|go|jump) [down|up] [back] to [the] (middle|center|centre|half) [of the page] / scroll (halfway|half way) [down]',
    scrollToBottom: '(scroll|go|jump|get) [down] [right] to [the] [very] (bottom|end|foot) [of the page] / scroll all the way down',
    scrollToRatio: 'scroll [down|up] to {n} (%|percent) [of the page] / scroll {n} (%|percent) [down]',
    scrollTo: 'scroll [down|up] [until you (see|find|reach)|to|till] {object} / scroll {object} into view / bring {object} into view',
    back: '(go|navigate|step|move|get|head) back [to the (last|previous) page] [one page|a page] / back / return to the (last|previous) page / go to the page before',
    forward: '(go|navigate|step|move) (forward|forwards) [one page|a page] / forward',
    reload: '(reload|refresh) [the|this] [page|site|tab] / reload / refresh / load the page again',
    navigate:
      '(go|navigate|browse|head|surf) to [the] [website|site|page|url|address] {url} / (open|visit|load|show) [the] [website|site|page|url|address] {url} / take me to {url} / goto {url}',
    wait: '(wait|pause|sleep|hold on) [for] {n} {unit} / (wait|pause) [for] {n} / wait a (moment|second|sec|bit)',
    waitFor:
      '(wait|hold on) (for|until|till) {text} [to] (appear|appears|show|shows|show up|shows up|is visible|is shown|be visible|comes up|is there) / (wait|hold on) (for|until|till) {text} [is] [to] (load|loads|loaded) / wait for {text} / wait until (you|i|we) [can] see {text}',
    waitGone:
      '(wait|hold on) (for|until|till) {text} [to] (disappear|disappears|vanish|vanishes|is gone|be gone|goes away|go away|closes|close|finishes)',
    waitForNavigation:
      'wait (for|until) [the] (navigation|page load|page to load|next page|page to change|page has loaded|page is loaded|page loads|page changes|url changes|new page) [to load] / wait for navigation to finish',
    upload:
      '(upload|attach) [the] [file|files] {file} (to|in|into|as|for|using|with) {field} / (upload|attach) [the] [file|files] {file} / choose the file {file} for {field}',
    assert:
      '(assert|verify|ensure|confirm|make sure|check|expect) [that] [the] [page|text|it] (shows|contains|says|displays|has|includes|reads) {text} / (assert|verify|ensure|confirm|make sure|check|expect) [that] {text} (is|are) (visible|shown|displayed|there|present|on the page) / (assert|verify|ensure|confirm|make sure) [that] [the] [text] {text} (appears|shows up|exists) / (assert|verify|expect) [text] {text} / check (for|that you see) {text}',
    assertGone:
      "(assert|verify|ensure|confirm|make sure|check|expect) [that] {text} (is not|isn't|are not|aren't) (visible|shown|displayed|there|present|on the page) / (assert|verify|ensure|make sure) [that] {text} (is gone|has gone|disappeared|does not appear|doesn't appear)",
    read: '(read|extract|scrape) [out] {object} / (tell|give) me {object} / (read|get|fetch|note) [me] the (value|text|price|number|content) of {object} / report {object}',
    submit: 'submit [the|this] [form] / submit it / send [the|this] form / submit',
    login:
      '(log in|login|log on|sign in|signin) [as|with] [user|username|user name|email|e-mail|the user|account] {user} (and|with|using|,|/) [the] [my] (password|passcode|pass|pw) {secret} / (log in|login|log on|sign in|signin) (as|with) [user|username|user name|email|e-mail] {user} (and|,|/) {secret} / (log|sign) {user} in with [the] password {secret} / (log in|login|log on|sign in|signin) with (my|the|our|saved|stored) [saved|stored] (credentials|account|login|password)',
    screenshot:
      '(take|make|capture|save) [a|the] (screenshot|picture|screen shot|snapshot) [of the page|of this page|of the screen] / screenshot',
  },
  joins: 'and|then|and then|after that|afterwards|finally|and finally|and after that|followed by',
  polite:
    "please|kindly|now|hey|abra|could you|can you|would you|will you|i want to|i want you to|i'd like to|i would like to|i need to|let's|go ahead and|then|finally|lastly",
  trailing: 'please|pls|plz|for me|thanks|thank you',
  articles:
    'the|a|an|this|that|my|your|our|on|called|named|labeled|labelled|titled|saying|which says|that says|with the text|with the label|some',
  silent: 'the|a|an',
  pronouns: 'it|that|this|them|there|that one|this one|the same|the same one|the same field',
  ordinals:
    '1=first=1st=topmost|2=second=2nd|3=third=3rd|4=fourth=4th|5=fifth=5th|6=sixth=6th|7=seventh=7th|8=eighth=8th|9=ninth=9th|10=tenth=10th|-1=last=bottommost',
  numbers: '1=a=an=one|2=two=twice|3=three|4=four|5=five|6=six|7=seven|8=eight|9=nine|10=ten|0.5=half',
  on: 'on|enabled|true|yes|checked|active',
  off: 'off|disabled|false|no|unchecked|inactive',
  numberEndings: 'st|nd|rd|th',
  modifiers: 'ctrl|control|shift|alt|option|cmd|command|meta|win',
  units: { ms: 'ms|millis|milliseconds?', s: 's|secs?|seconds?', min: 'mins?|minutes?', px: 'px|pixels?' },
  relations:
    "{head} (in|of|on|from|for) the [table] (row|line|entry|list item|card|product|tile|section|form|dialog|box|panel|group|area) (of|for|with|about|named|called|containing|that says|titled) {anchor} / {head} (in|of|on|from) {anchor}('s|’s| s) (row|line|entry|card|section|tile) / {head} (in|of|on|from|within|inside) the {anchor} (row|line|entry|card|product|tile|section|form|dialog|modal|popup|panel|group|area|window|sidebar|box|bar|table) / {head} (next to|beside|near|by|close to|right of|to the right of|left of|to the left of) {anchor} / {head} (under|below|beneath|underneath|above|over) {anchor} / {anchor}('s|’s) {head} / {head} (in|of|on|for|from|within|inside|at) {anchor}",
  kinds: {
    button: 'button|btn|buttons|icon|icon button|submit button|push button',
    link: 'link|page|hyperlink|links|anchor|nav link|navigation link',
    field: 'field|box|input|text box|textbox|text field|input field|input box|form field|bar|fields|search field|entry field|entry',
    textarea: 'textarea|text area|multiline field|text|editor|text editor',
    menu: 'menu|dropdown|drop-down|drop down|dropdown menu|select|combobox|combo box|list|picker|selector|select box|drop-down menu|popup|chooser',
    tab: 'tab|tabs',
    checkbox: 'checkbox|check box|checkboxes|tick box|tickbox',
    radio: 'radio|radio button|radiobutton',
    switch: 'switch|toggle|toggle switch',
    option: 'option|menu item|item|choice|entry|options|items|menuitem',
    slider: 'slider|range',
    image: 'image|picture|photo|img|logo|thumbnail',
    result: 'result|search result|results|hit|search results',
    row: 'row|line|rows',
    card: 'mail|package|task|note|recipe|appointment|issue|story|video|thread|conversation|product|card|tile|article|post|products|listing',
    heading: 'heading|headline|title|section|category',
    element: 'element|thing|control|one',
  },
  keys: {
    Enter: 'enter|return',
    Escape: 'escape|esc',
    Tab: 'tab',
    Space: 'space|spacebar|space bar',
    Backspace: 'backspace',
    Delete: 'delete|del',
    ArrowUp: 'arrow up|up arrow|arrowup',
    ArrowDown: 'arrow down|down arrow|arrowdown',
    ArrowLeft: 'arrow left|left arrow|arrowleft',
    ArrowRight: 'arrow right|right arrow|arrowright',
    Home: 'home',
    End: 'end',
    PageUp: 'page up|pageup',
    PageDown: 'page down|pagedown',
    F5: 'f5',
  },
};
