import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in English. */
export const risk: RiskWords = {
  final:
    'pay|buy|order now|delete|erase|send|publish|unsubscribe|wipe|destroy|donate|withdraw|book now|redeem|deploy|drop database|terminate|merge pull request|factory reset|purge|deactivate|sell now',
  finalAlone: 'post|tweet|transfer|order|purchase|checkout|approve|sell',
  verbs:
    'confirm|complete|submit|place|approve|authori|finish|finali|cancel|close|end$|stop$|remove|revoke|suspend|disable|block|ban$|kick|grant|give|make|assign|transfer|wire|request|move|empty|clear|accept|sign$|reserve|book$|leave|discard|start$|reset',
  objects:
    'order|purchas|payment|transaction|booking|reserv|applic|bid$|assignment|vote|payout|subscri|member|account|contract|appointment|user|admin|owner|permission|public$|key$|token|report$|delet|money|fund|trash|bin$|data$|everything|offer|pay$|organi|draft$|paid',
  harmless:
    'undo|don t|do not|never|how|where|why|what|when|ways|about|learn|show|view|see|manage|choose|search|to back|to front|backward|forward|filters|filter|keep|help|later|preview|track|rules|policy|methods|options',
  generic:
    'execute|run|ok|okay|continue|confirm|submit|go|go ahead|do it|apply|proceed|accept|agree|i agree|i understand|i am sure|perform|finish|done|authorize|allow',
  genericStart: 'continue|confirm|i understand|i agree|proceed',
  yes: 'yes',
  submit: 'submit',
  finalWhereReworded: 'remove|confirm',
  spends: 'pay|buy|order|purchase|checkout|check out',
  finalWithAmount: 'subscribe|upgrade|donate|book|reserve|bid|rent|join|renew|top up|tip|start|get|charge|checkout',
  pages: 'pay|buy|order|purchase|checkout|donate|sell|publish|send|transfer|book',
  alsoThings: 'post|tweet|transfer|order|purchase|buy',
  leaves: 'logout|signout|logoff|signoff|disconnect|deactivate',
};

/** What fields of secrets are called in English. */
export const secrets: SecretWords = {
  nouns: { code: 'code', number: 'number|num|no', key: 'key', card: 'card' },
  alone: {
    'one-time-code': 'otp|totp|mfa|2fa|authenticator',
    'card-code': 'cvv|cvv2|cvc|cvc2|csc|cid',
    'recovery-code': 'seed phrase|recovery phrase|secret phrase|mnemonic',
    password: 'password|passwd|pwd|passcode|passphrase|pass word|pass code|pass phrase',
    'card-number': 'cc num|cc number|cardnumber|credit card',
    pin: 'pin|pin code|pincode|ipin',
    'api-key': '=secret|apikey|api token',
    token: '=token|jwt',
    'social-security-number': 'ssn|social security|national insurance',
    iban: 'iban',
  },
  together: {
    'one-time-code': 'verif|auth|one time|onetime|sms',
    'card-code': 'security',
    'recovery-code': 'recovery|backup',
    'private-key': 'private',
    'api-key': 'api|access|secret|client|signing|encryption|license|webhook',
  },
  about: 'name|label|title|type|length|expiry|expires|expiration|description|url|link|count|policy|id',
};

/** How pages in English call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes:
    'x|close|close dialog|close modal|close popup|close banner|dismiss|skip|skip tour|skip for now|skip intro|got it|ok got it|i understand|understood|not now|maybe later|later|remind me later|no thanks|no thank you|continue without|continue browsing',
  refuses:
    'reject|reject all|reject all cookies|decline|decline all|deny|deny all|refuse|refuse all|necessary only|only necessary|use necessary cookies only|essential only|only essential|only essential cookies|strictly necessary only|continue without accepting',
  accepts: 'accept|accept all|accept all cookies|accept cookies|agree|i agree|allow|allow all|allow all cookies|ok|okay|consent',
  goesOn: 'ok|okay|get started|start|let’s go|lets go|let’s start|begin|continue|done|enter|explore|take me there|start exploring',
  aboutCookies: 'cookie|gdpr|tracking|consent|privacy',
};
