/*
 * How the applications of 26 languages call what cannot be undone, as `alikeKey` folds it (no accents, no signs). One line a language where it fits. Whoever
 * asks whether a text speaks of paying, deleting, sending or publishing asks `risk.ts`, which asks these.
 */

/** Grave at the beginning or the end of a label, and in a short label anywhere. */
// biome-ignore format: one language a line reads better
export const ALONE = [
  'pay|buy|order now|delete|erase|send|publish|unsubscribe|wipe|destroy|donate|withdraw|book now|redeem|deploy|drop database|terminate|merge pull request|factory reset|purge|deactivate|sell now',
  'bezahlen|zahlen|kaufen|bestellen|loschen|senden|absenden|abschicken|verschicken|veroffentlichen|uberweisen|kundigen|stornieren|spenden|abbestellen|auszahlen|verbindlich buchen|betaalplicht|zahlungspflichtig|kostenpflichtig',
  'payer|acheter|commander|supprimer|effacer|envoyer|publier|resilier|virer|se desabonner|faire un don',
  'pagar|comprar|eliminar|borrar|enviar|publicar|transferir|darse de baja|donar|excluir|apagar|sacar|doar',
  'acquista|compra|paga|elimina|cancella|invia|pubblica|bonifico|preleva|prenota ora|dona|disdici',
  'kopen|koop|betalen|betaal|bestelling plaatsen|verwijderen|verwijder|wissen|verzenden|versturen|verstuur|publiceren|overmaken|uitschrijven|opzeggen|doneer|doneren',
  'kup|kupuję|zapłać|zamawiam|usuń|usunąć|zapłacić|wysłać|skasuj|wyślij|opublikuj|przelej|wypłać|wypisz się|wpłać|przelew',
  'купить|оплатить|заплатить|заказать|удалить|стереть|отправить|опубликовать|перевести|отписаться|пожертвовать',
  'купити|оплатити|сплатити|замовити|видалити|стерти|надіслати|відправити|опублікувати|переказати|відписатися',
  'satın al|simdi al|ode|sil|gonder|yayınla|para cek|bagıs yap|abonelikten cık',
  'اشتر|شراء|ادفع|حذف|احذف|مسح|ارسال|ارسل|نشر|انشر|تحويل|سحب|تبرع',
  'קנה|קנייה|שלם|מחק|מחיקה|מחיקת|שלח|שליחה|פרסם|העבר|תרום|משיכת',
  'खरीदें|हटाएं|मिटाएं|भेजें|निकालें',
  'kop|betala|bestall|ta bort|radera|skicka|publicera|overfor|avbestall|avprenumerera|ta ut|swisha|sag upp',
  'køb|betal|bestil|slet|udgiv|offentliggør|afmeld|opsig|hæv|kjøp|bestill|slett|publiser|overfør|meld deg av|si opp',
  'osta|maksa|tilaa|tee tilaus|poista|laheta|julkaise|irtisano|lahjoita',
  'koupit|zaplatit|objednat|smazat|odstranit|vymazat|odeslat|poslat|publikovat|zverejnit|prevest|vybrat penize|vysypat',
  'cumpara|plateste|sterge|trimite|publica|dezaboneaza|doneaza|transfera|retrage',
  'αγορα|πληρωμη|πληρωστε|πληρωσε|διαγραφη|αποστολη|δημοσιευση|στειλε|δωρεα',
  'vasarlas|megveszem|fizetes|fizetek|megrendeles|megrendelem|torles|torlese|kuldes|kuldese|elkuldese|kozzetetel|utalas|atutalasa|leiratkozas|lemondasa|leadasa|uritese',
  'beli|bayar|pesan sekarang|hapus|kirim|terbitkan|publikasikan|donasi|berhenti berlangganan|kosongkan',
  'mua|thanh toan|đat hang|xoa|gui|đang bai|xuat ban|chuyen tien|chuyen khoan|rut tien|quyen gop',
];

/** Grave anywhere: these scripts put no spaces between words. */
// biome-ignore format: one language a line reads better
export const HOLDS = [
  '支付|付款|购买|購買|结账|下单|下單|提交订单|送出訂單|删除|刪除|发送|傳送|发布|發佈|发表|转账|轉帳|提现|退订|注销|捐款|清空',
  '支払|購入|買う|注文する|注文を確定|削除|送信|公開|投稿|振込|振り込|送金|出金|退会|解約|寄付|登録を解除',
  '구매|결제|주문하기|주문 완료|삭제|탈퇴|송금|이체|출금|기부|비우기|해지|발행',
  'ชำระเงิน|จ่ายเงิน|โอนเงิน|ถอนเงิน|เผยแพร่|บริจาค|ล้างถัง',
];

/** Grave as the whole label: they are nouns elsewhere ("blog post"), or begin another word of a script without spaces. */
// biome-ignore format: one language a line reads better
export const EXACTLY = [
  'post|tweet|transfer|order|purchase|checkout|approve|sell|virement|pedido|לתשלום|פרסום|đang|opnemen|posting|vypsat',
  'สั่งซื้อ|보내기|전송|게시|게시하기|메시지 보내기|ลบ|ซื้อ|ซื้อเลย|ซื้อตอนนี้|ส่ง|ส่งข้อความ|ส่งเงิน|โพสต์|ลบบัญชี|ลบถาวร|ลบทั้งหมด|下さい',
];

/** Grave with one of `OBJECTS` in the same label; both as the beginnings of words (`$`: a whole word), and in scripts without spaces anywhere. */
// biome-ignore format: one language a line reads better
export const VERBS = [
  'confirm|complete|submit|place|approve|authori|finish|finali|cancel|close|end$|stop$|remove|revoke|suspend|disable|block|ban$|kick|grant|give|make|assign|transfer|wire|request|move|empty|clear|accept|sign$|reserve|book$|leave|discard|start$|reset',
  'bestatig|abschli|aufgeb|ausfuhr|schlie|leer|gewahr|widerruf|mach|valider|annul|clotur|ferm|vider|accord|effectu|retir|cerrar|vaciar|conced|encerr|esvazi|otorg|conferma|completa|chiudi|svuota|esegui|trasferi',
  'złóż|plaseaz|realizar|tramitar|hacer$|fazer$|passer$|legg$|lägg$|afgiv|buat$|tarik|bevestig|sluit|leegmak|verlen|boek|potwierd|zamkn|oproz|nadaj|wykon|zarezer|onayla|tamamla|kapat|iptal|bosalt|ver$|yap$|slutfor|stang|avslut|tom$|ge$|boka|gennemfør|fullfør|bekr|luk|kanseller|giv$|gi$|ta$|tøm$',
  'siirra|nosta|vahvist|sulje|peruuta|tyhjen|myonna|potvrd|dokonc|zrusit|udelit|odhlas|inchid|anul|goles|acord|megeros|megszunt|megad|felvet|konfirm|tutup|batal|berikan|jadikan|xac nhan|hoan tat|đong|huy|don sach|cap$',
  'оформ|подтвер|очист|закры|отмен|вывест|снят|предостав|сдела|брон|підтвер|закри|скасув|вивест|надат|تاكيد|اتمام|اغلاق|الغاء|افراغ|منح|בצע|הסר|אישור|השלמת|סגור|ביטול|בטל|רוקן|הענק|αναληψ|υποβολη|ολοκληρ|επιβεβ|κλεισ|ακυρ|αδειασ|μεταφ|παραχωρ|καταργ',
  'पष|बद|रदद|करें$|द$|确认|確認|取消|授予|设为|立即|確定|キャンセル|空に|許可|にする|확인|취소|부여|지정|확정|ยืนยัน|ปิด|ยกเลิก|ให้',
];

// biome-ignore format: one language a line reads better
export const OBJECTS = [
  'order|purchas|payment|transaction|booking|reserv|applic|bid$|assignment|vote|payout|subscri|member|account|contract|appointment|user|admin|owner|permission|public$|key$|token|report$|delet|money|fund|trash|bin$|data$|everything|offer|pay$|organi|draft$|paid',
  'zahlung|kauf|buchung|konto$|papierkorb|zugriff|geld|überweis|commande|paiement|achat|compte|abonn|abbon|corbeille|acces|virement|fonds|argent|compra|pago$|pagamen|pedido|cuenta|conta$|suscrip|acesso|assinatura|papelera|lixeira|fondos|dinheiro',
  'ordin|ordre|acquist|cestin|fondi|denaro|bonific|betal|prullenbak|toegang|nu$|płatn|zakup|kosz$|subskryp|zamow|dostep|zapłac|odeme|siparis|hesab|abonel|kutusu|para$|erisim|yonet|kop$|kjøp|køb|bestal|bestil|bestel|prenumer|papperskorg|papirkurv|atkomst|adgang|tilgang|penge|pengar',
  'rahaa|tilaus|maksu|tili$|varaus|roskakori|kayttoo|platb|objednavk|ucet|predplatn|pristup|odber|plata|comanda|contul|abonament|cosul|fizetes|fiok|hozzafer|penz|pembayaran|pesanan|akun|langganan|akses|dana$|uang$|thanh toan|đon hang|tai khoan|đang ky|thung rac|quyen',
  'заказ|оплат|платеж|покупк|корзин|счет|аккаунт|подписк|средств|деньг|доступ|админ|замовл|кошик|рахун|кошт|підписк|الدفع|الطلب|الشراء|الحساب|الاشتراك|سلة|الوصول|תשלום|הזמנה|רכישה|חשבון|מנוי|אשפה|גישה|αγορα|παραγγελ|πληρωμ|λογαριασμ|συνδρομ|καδου|χρηματ|προσβασ|εγγραφ',
  'पोस्ट|ट्रांसफर|दान$|खाली|प्रकाशित|भगतन|ऑरडर|खत$|सदसयत|एकसस|付款|支付|订单|订阅|权限|管理员|预订|注文|予約|サブスク|ゴミ箱|アクセス|管理者|결제|구독|주문|권한|관리자|예약|คำสั่งซื้อ|บัญชี|สมัคร|สิทธิ์',
];

/** What makes a thing of the deed: a place, a list, a way, a state; or that takes it back. A label that begins or ends so is no deed, and in scripts without spaces one that has it. */
// biome-ignore format: one language a line reads better
export const NO_DEED = [
  'undo|don t|do not|never|how|where|why|what|when|ways|about|learn|show|view|see|manage|choose|search|to back|to front|backward|forward|filters|filter|keep|help|later|preview|track|rules|policy|methods|options',
  'đa|filtros|filtri|filtre|filtry|фильтры|фільтри|filtreleri|filtreler|szurok|φιλτρα|nicht|phuong thuc',
];
export const NO_DEED_HOLDS =
  '方式|方法|历史|履歴|记录|记录|详情|詳細|设置|設定|一覧|列表|筛选|済み|已|수단|방법|내역|설정|목록|필터|วิธี|ประวัติ|แล้ว|ตัวกรอง|การจัดส่ง';

/** They say that something is done, and not what; the block around says that. Whole labels. "Next" is none: a step of many is not the last one. */
// biome-ignore format: one language a line reads better
export const GENERIC = [
  'execute|run|ok|okay|continue|confirm|submit|go|go ahead|do it|apply|proceed|accept|agree|i agree|i understand|i am sure|perform|finish|done|authorize|allow',
  'ausfuhren|weiter|fortfahren|bestatigen|anwenden|los|akzeptieren|zustimmen|ich verstehe|fertig',
  'executer|continuer|confirmer|valider|soumettre|appliquer|d accord|accepter|poursuivre|terminer',
  'ejecutar|continuar|confirmar|aplicar|aceptar|de acuerdo|proceder|executar|prosseguir|aceitar|concordo|avancar',
  'esegui|conferma|continua|procedi|accetta|avanti|uitvoeren|bevestigen|doorgaan|verder|akkoord|accepteren|toepassen',
  'potwierdz|kontynuuj|dalej|zatwierdz|akceptuje|подтвердить|продолжить|далее|принять|підтвердити|продовжити|далі|прийняти',
  'onayla|devam|devam et|tamam|kabul et|تاكيد|متابعة|موافق|حسنا|אישור|המשך|אשר|हा|जारी रखें|पुष्टि करें|ठीक है',
  'bekrafta|fortsatt|godkann|bekræft|fortsæt|godkend|bekreft|fortsett|godta|vahvista|jatka|hyvaksy',
  'potvrdit|pokracovat|prijmout|confirma|επιβεβαιωση|συνεχεια|εντάξει|megerosites|tovabb|rendben',
  'konfirmasi|lanjutkan|setuju|co|xac nhan|tiep tuc|đong y|执行|确定|確定|确认|確認|是|是的|好|好的|继续|繼續|提交|应用|同意',
  '実行|はい|続行|続ける|続行する|適用|同意する|예|네|확인|계속|동의|ใช่|ตกลง|ยืนยัน|ดำเนินการต่อ',
];

/** A label that begins so says yes, whatever follows. */
export const YES = 'yes|ja|oui|si|sim|tak|да|так|evet|نعم|כן|kylla|ano|da|ναι|igen|ya';

/** To send off a form: one deed, and in most languages one word with what sends a letter. Whole labels. */
export const SUBMIT = 'submit|absenden|senden|envoyer|soumettre|enviar|提交|发送|送信';

/** Grave on a button that read otherwise before; harmless on many others. */
export const ENDING = 'remove|confirm';

/** Who says another one of these may mean something else by it. */
export const MONEY = 'pay|buy|order|purchase|checkout|check out';

/** Beside an amount of money it is paid; harmless without. */
export const WITH_AMOUNT =
  'subscribe|upgrade|donate|book|reserve|bid|rent|join|renew|top up|tip|start|get|charge|checkout|reserver|reservar|prenota|boeken|zarezerwuj|подписаться|забронировать';

/** What a bin or a letter on its way is called by those who draw icons. */
export const ICONS = 'trash|trashcan|bin|delete|wastebasket|garbage|dustbin|send|paper plane|paperplane|erase|unsubscribe';

/** In the address of a link: pages that are called so and only opened by it, where nothing is named that it is done to. */
export const PAGES = 'pay|buy|order|purchase|checkout|donate|sell|publish|send|transfer|book';
