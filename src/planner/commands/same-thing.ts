import { once } from '../../lib/once';
import { alikeKey } from '../../lib/text';

/** What sites call the same thing, a row each, in the seven languages: as whole names only. */
const ROWS = [
  "ok|okay|got it|understood|all right|确定|好的|知道了|我知道了|确认|verstanden|alles klar|compris|d'accord|j'ai compris|entendido|de acuerdo|vale|了解|わかりました|確認|entendi|certo",
  'search|搜索|搜尋|查找|搜一下|检索|搜索框|搜索栏|放大镜|suche|suchen|suchfeld|finden|suchbegriff|suchleiste|suchbox|lupe|recherche|rechercher|chercher|recherches|buscar|búsqueda|busca|buscador|lupa|検索|サーチ|検索ボックス|検索欄|検索する|虫眼鏡|pesquisar|pesquisa|procurar',
  "log in|login|sign in|signin|log on|登录|登陆|登入|anmelden|melde mich an|logge mich ein|einloggen|anmeldung|connexion|connecte-moi|se connecter|connectez-vous|s'identifier|identifiez-vous|iniciar sesión|inicia sesión|acceder|entrar|ingresar|inicio de sesión|ログイン|サインイン|ログインする|faça login|fazer login|iniciar sessão|acessar",
  'log out|logout|sign out|signout|log off|退出|退出登录|登出|注销|abmelden|ausloggen|déconnexion|se déconnecter|cerrar sesión|salir|ログアウト|サインアウト|sair|terminar sessão|encerrar sessão',
  "register|sign up|signup|create account|create an account|注册|创建账号|立即注册|新用户注册|registrieren|konto erstellen|konto anlegen|neu registrieren|s'inscrire|inscription|créer un compte|registrarse|regístrate|crear cuenta|crear una cuenta|登録|新規登録|会員登録|アカウント作成|サインアップ|registrar|registar|cadastrar|cadastre-se|criar conta",
  'submit|send|提交|发送|absenden|abschicken|senden|envoyer|soumettre|valider|enviar|mandar|送信|送信する|提出|submeter',
  'next|next page|›|»|→|>|下一页|下一个|下一步|下页|weiter|nächste|nächste seite|nächster|suivant|suivante|page suivante|siguiente|página siguiente|próximo|próxima|次|次へ|次のページ|次に進む|próxima página|seguinte|avançar',
  'previous|previous page|prev|‹|«|←|<|上一页|上一个|上一步|上页|zurück|vorherige|vorherige seite|vorige|précédent|précédente|page précédente|anterior|página anterior|atrás|前|前へ|前のページ|voltar',
  'close|dismiss|×|✕|✖|关闭|關閉|schließen|schliessen|zumachen|schließe|fermer|fermeture|ferme|cerrar|cierra|閉じる|とじる|fechar|feche',
  'cancel|abort|取消|abbrechen|stornieren|annuler|cancelar|キャンセル|取り消し',
  'save|save changes|保存|储存|保存更改|speichern|änderungen speichern|sichern|speichere|speicher|diskette|enregistrer|sauvegarder|enregistrer les modifications|enregistre|sauvegarde|disquette|guardar|guardar cambios|guarda|disquete|保存する|変更を保存|salvar|gravar|salvar alterações|salve|guarde',
  'delete|remove|删除|移除|删掉|扔掉|丢掉|垃圾桶|回收站|垃圾箱|löschen|entfernen|lösche|lösch|entferne|papierkorb|mülleimer|tonne|mülltonne|supprimer|effacer|retirer|supprime|supprimez|efface|retire|jeter|jette|jetez|débarrasse-toi de|corbeille|poubelle|eliminar|borrar|quitar|elimina|borra|quita|tirar|tira|deshazte de|papelera|basura|cubo de basura|削除|削除する|消去|捨てる|捨てて|ゴミ箱|ごみ箱|excluir|apagar|remover|exclua|apague|remova|elimine|jogue fora|lixeira|lixo|cesto de lixo',
  'cart|basket|shopping cart|shopping basket|shopping bag|bag|购物车|我的购物车|查看购物车|warenkorb|einkaufswagen|korb|zum warenkorb|panier|mon panier|voir le panier|caddie|carrito|cesta|ver carrito|mi carrito|carro|carrito de compras|カート|買い物かご|カートを見る|ショッピングカート|かご|carrinho|meu carrinho|ver carrinho|carrinho de compras|cesto',
  'checkout|check out|proceed to checkout|go to checkout|结算|去结算|结账|zur kasse|kasse|zur kasse gehen|commander|passer la commande|passer commande|paiement|tramitar pedido|finalizar compra|pagar|レジに進む|購入手続き|レジへ進む|購入手続きへ|finalizar pedido',
  'menu|main menu|navigation menu|hamburger menu|☰|菜单|主菜单|menü|hauptmenü|menu principal|menú|menú principal|メニュー|メインメニュー',
  'settings|preferences|configuration|prefs|config|设置|设定|偏好设置|选项|齿轮|einstellungen|optionen|zahnrad|paramètres|réglages|préférences|engrenage|roue dentée|configuración|ajustes|preferencias|opciones|engranaje|rueda dentada|tuerca|設定|環境設定|歯車|configurações|definições|preferências|opções|engrenagem',
  'profile|account|my account|your account|my profile|user menu|个人中心|账户|我的账户|个人资料|我的|头像|profil|konto|mein konto|benutzerkonto|compte|mon compte|mon profil|perfil|cuenta|mi cuenta|mi perfil|プロフィール|アカウント|マイページ|アバター|conta|minha conta|meu perfil',
  'home|homepage|home page|start page|main page|首页|主页|startseite|start|haus|accueil|maison|inicio|página principal|página de inicio|casa|ホーム|トップページ|家|início|página inicial',
  'help|support|faq|?|帮助|客服|hilfe|aide|assistance|ayuda|soporte|ヘルプ|サポート|ajuda|suporte',
  'email|e-mail|email address|e-mail address|mail address|your email|邮箱|电子邮件|电子邮箱|邮件地址|邮箱地址|信封|e-mail-adresse|emailadresse|mailadresse|briefumschlag|umschlag|adresse e-mail|adresse email|courriel|adresse mail|enveloppe|correo|correo electrónico|dirección de correo|sobre|メール|メールアドレス|eメール|電子メール|封筒|endereço de e-mail|correio eletrônico',
  "username|user name|user id|login name|account name|用户名|账号|帐号|用户|benutzername|benutzer|nutzername|nom d'utilisateur|utilisateur|identifiant|usuario|nombre de usuario|ユーザー名|ユーザ名|ユーザーid|ユーザー|usuário|nome de usuário|utilizador",
  'password|passcode|pass word|passphrase|pwd|pass|密码|passwort|kennwort|pw|mot de passe|mdp|contraseña|clave|パスワード|senha|palavra-passe',
  'phone|phone number|telephone|telephone number|mobile|mobile number|tel|cell|cell phone|cellphone|tel no|phone no|电话|手机|手机号|手机号码|电话号码|联系电话|telefon|telefonnummer|handynummer|mobilnummer|handy|tel nr|telefonnr|téléphone|numéro de téléphone|portable|tél|teléfono|número de teléfono|móvil|celular|tlf|tfno|電話番号|電話|携帯電話|telefone|número de telefone|telemóvel|fone',
  'name|full name|your name|姓名|名字|名称|vollständiger name|nom|nom complet|nombre|nombre completo|名前|氏名|お名前|nome|nome completo',
  'first name|given name|forename|名|vorname|prénom|nombre de pila|primeiro nome',
  'last name|surname|family name|姓|姓氏|nachname|familienname|nom de famille|apellido|apellidos|名字|苗字|sobrenome|apelido|último nome',
  'address|street|street address|address line 1|addr|地址|详细地址|街道|adresse|straße|strasse|anschrift|straße und hausnummer|adr|rue|dirección|calle|domicilio|dir|住所|番地|endereço|rua|morada|end',
  'city|town|城市|stadt|ort|wohnort|ville|ciudad|localidad|población|市区町村|都市|市|cidade',
  'country|country/region|country or region|国家|land|staat|pays|país|国|国名',
  'zip|zip code|postal code|postcode|post code|邮编|邮政编码|postleitzahl|plz|code postal|código postal|郵便番号|cep',
  'message|comment|your message|comments|msg|留言|聊天|消息|评论|信息|nachricht|kommentar|mitteilung|sprechblase|commentaire|mensaje|comentario|メッセージ|チャット|コメント|mensagem|comentário',
  'filter|filters|refine|筛选|过滤|filtern|filtrer|filtre|filtres|filtrar|filtro|filtros|絞り込み|フィルター|絞り込む',
  'sort|sort by|order by|sort order|sorting|排序|排序方式|sortieren|sortierung|sortieren nach|trier|trier par|tri|ordenar|ordenar por|orden|並べ替え|並び替え|ソート|classificar por',
  'more|load more|show more|see more|view more|更多|加载更多|查看更多|显示更多|三个点|省略号|mehr|mehr laden|mehr anzeigen|weitere laden|mehr ergebnisse|drei punkte|punkte|plus|voir plus|afficher plus|charger plus|en voir plus|trois points|points|más|ver más|cargar más|mostrar más|tres puntos|puntos|もっと見る|さらに表示|もっと|もっと読み込む|三点|縦三点|mais|ver mais|carregar mais|mostrar mais|três pontos|pontos',
  'download|save file|下载|herunterladen|télécharger|descargar|bajar|ダウンロード|baixar|descarregar',
  'print|print out|打印|列印|打印机|drucken|drucke|ausdrucken|drucker|imprimer|imprime|imprimez|imprimante|imprimir|impresora|印刷|印刷する|プリンター|imprima|impressora',
  'upload|choose file|上传|选择文件|hochladen|datei auswählen|durchsuchen|téléverser|choisir un fichier|parcourir|importer|subir|elegir archivo|seleccionar archivo|examinar|アップロード|ファイルを選択|carregar|escolher arquivo|selecionar arquivo',
  'language|lang|语言|sprache|langue|idioma|言語|língua',
  'accept|agree|接受|同意|全部接受|允许|接受全部|akzeptieren|alle akzeptieren|zustimmen|annehmen|alle annehmen|alles akzeptieren|accepter|accepte tout|acceptez tout|accepte tous les cookies|tout accepter|accepter tout|aceptar|aceptar todo|aceptar todas|permitir|同意する|すべて許可|許可|承諾|受け入れる|すべて受け入れる|aceitar|aceitar tudo|aceitar todos',
  'decline|reject|拒绝|全部拒绝|不同意|以后再说|暂不|ablehnen|alle ablehnen|nein danke|nicht jetzt|nur notwendige|refuser|tout refuser|non merci|pas maintenant|continuer sans accepter|rechazar|rechazar todo|rechazar todas|no gracias|ahora no|拒否|拒否する|すべて拒否|今はしない|後で|recusar|rejeitar|recusar tudo|rejeitar todos|agora não|não obrigado',
  'continue|proceed|go on|继续|fortfahren|fortsetzen|continuer|continuar|seguir|続ける|続行|続行する|prosseguir',
  'play|播放|abspielen|wiedergabe|wiedergeben|spiel ab|spiele ab|lire|lecture|jouer|reproducir|reproduce|再生|reproduzir|tocar',
  'pause|暂停|pausieren|anhalten|mettre en pause|pausa|pausar|一時停止',
  'bold|粗体|加粗|fett|fettschrift|gras|negrita|太字|negrito',
  'italic|italics|斜体|kursiv|italique|cursiva|イタリック|itálico',
  'underline|underlined|下划线|unterstreichen|unterstrichen|souligner|souligné|subrayar|subrayado|下線|sublinhar|sublinhado',
];

/** The row that a whole name stands in, or undefined. A word of two rows is of the first. */
export const thingCalled = (normal: string): number | undefined => things().get(normal);

const things = once(
  () => new Map(ROWS.flatMap((row, at) => row.split('|').map((name): [string, number] => [alikeKey(name) || name, at])).reverse()),
);
