/** What a secret is for. It names the secret where nobody else has: `{{secret:password}}`. */
export type SecretKind =
  | 'password'
  | 'one-time-code'
  | 'card-code'
  | 'card-number'
  | 'card-expiry'
  | 'card-expiry-month'
  | 'card-expiry-year'
  | 'pin'
  | 'api-key'
  | 'token'
  | 'private-key'
  | 'recovery-code'
  | 'social-security-number'
  | 'iban';

/** Words for what only together with another word is a secret: a code, a number, a key, a card. */
const CODE = 'code|codigo|codice|cod|kod|kode|kood|код|κωδικός|رمز|קוד|码|碼|コード|番号|번호|코드|รหัส|कोड|mã';
const NUMBER = 'number|nummer|numéro|numero|número|num|no|nr|numer|numar|číslo|szám|номер|رقم|מספר|号|號|番号|번호|số|nomor|หมายเลข';
const KEY =
  'key|schlüssel|clé|clave|chave|chiave|sleutel|klucz|klíč|nyckel|nøkkel|nøgle|avain|anahtar|ключ|مفتاح|מפתח|钥|鑰|鍵|キー|키|khóa|kunci';
const CARD = 'card|karte|carte|carta|tarjeta|cartão|kaart|kart|kort|karty|karta|карт|kártya|بطاقة|כרטיס|卡|カード|카드|thẻ|kartu|บัตร';

/**
 * What fields of secrets are called, in the first line that fits: words that say it alone, and pairs of which one of each has to stand there. Latin
 * words of three letters, and those with "=", stand alone; others may be part of a compound or bent ("Benutzerpasswort", "паролем").
 */
export const SECRET_WORDS: readonly (readonly [SecretKind, string, string?, string?])[] = [
  [
    'one-time-code',
    'otp|totp|mfa|2fa|tan|einmalpasswort|authenticator',
    CODE,
    'verif|weryf|auth|one time|onetime|sms|einmal|bestätig|ověřovac|vahvist|doğrula|подтвер|підтвер|ellenőrz|xác|تحقق|אימות|验证|驗證|認証|確認|인증|ยืนยัน|सत्यापन',
  ],
  [
    'card-code',
    'cvv|cvv2|cvc|cvc2|csc|cid|prüfziffer|cryptogramme',
    CODE,
    'security|sécurité|sicherheit|seguridad|segurança|sicurezza|beveiliging|bezpe|bezpie|säkerhet|sikkerhed|sikkerhet|turva|güvenlik|безопас|безпек|أمان|אבטחה|安全|セキュリティ|보안|bảo mật|keamanan',
  ],
  [
    'recovery-code',
    'seed phrase|recovery phrase|secret phrase|mnemonic',
    `${CODE}|${KEY}`,
    'recovery|backup|wiederherstell|récupération|recuperación|recuperação|recupero|herstel|odzysk|восстан|恢复|リカバリ|복구',
  ],
  [
    'password',
    'password|passwd|pwd|passcode|passphrase|pass word|pass code|pass phrase|passwort|kennwort|mot de passe|contraseña|contrasenya|senha|palavra passe|=parola|wachtwoord|hasło|hasła|heslo|jelszó|lösenord|adgangskode|passord|kodeord|salasana|parool|slaptažodis|=parole|lozinka|geslo|şifre|парол|κωδικός πρόσβασης|συνθηματικό|كلمة المرور|كلمة السر|رمز عبور|סיסמ|पासवर्ड|รหัสผ่าน|mật khẩu|kata sandi|kata laluan|密码|密碼|口令|パスワード|비밀번호|암호',
  ],
  ['card-number', 'cc num|cc number|cardnumber|credit card|kartennummer|kaartnummer|kortnummer|kártyaszám', CARD, NUMBER],
  ['pin', 'pin|pin code|pincode|ipin|geheimzahl|пин|пін|暗証番号|رمز سري|الرقم السري'],
  ['private-key', '秘密鍵|私钥', KEY, 'private|privater|privée|privada|закрыт|개인'],
  [
    'api-key',
    '=secret|apikey|api token|密钥|密鑰|シークレット',
    KEY,
    'api|access|secret|client|signing|encryption|license|webhook|geheim|secrète|secreta|segreta|секрет|비밀',
  ],
  ['token', '=token|jwt|токен|令牌|トークン|토큰|=jeton'],
  [
    'social-security-number',
    'ssn|social security|sozialversicherungsnummer|sécurité sociale|seguridad social|personnummer|fødselsnummer|burgerservicenummer|pesel|codice fiscale|national insurance',
  ],
  ['iban', 'iban'],
];

/** Something about a secret, and not the secret: "API key name", "Token expiry"; "parola chiave" is a keyword. */
export const ABOUT_SECRETS = 'name|label|title|type|length|expiry|expires|expiration|description|url|link|count|policy|id|chiave';
