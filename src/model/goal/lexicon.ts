/**
 * The few words of the common languages that recall must understand without a model: which verbs mean the same deed, what says nothing, what separates
 * the parts of a goal. Everything else is compared literally, in any language. Folded as `words` folds.
 */
const VERBS: Record<string, string> = {
  choose:
    'set select choose pick change switch make apply use put setze setz wahle wahl stelle stell andere wechsle nimm choisis choisir choisissez selectionne selectionner mets mettre regle regler elige elegir selecciona seleccionar pon poner establece establecer cambia cambiar scegli scegliere seleziona selezionare imposta impostare escolha escolher selecione selecionar defina definir mude mudar kies kiezen selecteer selecteren verander wijzig выбери выбрать установи установить поставь поменяй измени wybierz ustaw valj stall sec ayarla 選択 設定 選ぶ 選んで 変更 选择 选 设置 设 设为 改 改为 更改 切换 선택 설정 변경',
  reset:
    'reset restore revert zurucksetzen reinitialise reinitialiser restablece restablecer ripristina ripristinare redefinir herstel сбрось сбросить リセット 重置 초기화',
  clear: 'clear empty leere leeren vide vider vacia vaciar svuota svuotare limpar limpe очисти очистить クリア 清空 清除 지우기',
  remove:
    'remove delete erase entferne entfernen losche loschen supprime supprimer enleve enlever elimina eliminar quita quitar borra borrar rimuovi rimuovere elimina remova remover exclua excluir verwijder verwijderen удали удалить убери usun 削除 消す 删除 移除 삭제 제거',
  open: 'open show display view offne offnen zeige zeigen ouvre ouvrir affiche afficher abre abrir muestra mostrar apri aprire mostra mostrare abra toon открой открыть покажи показать otworz pokaz 開く 開いて 表示 打开 显示 查看 열기 보기',
  visit: 'visit goto navigate besuche besuchen visite visiter visita visitar visitare bezoek перейди перейти',
  close:
    'close dismiss schliesse schliessen ferme fermer cierra cerrar chiudi chiudere feche fechar sluit sluiten закрой закрыть zamknij 閉じる 閉じて 关闭 닫기',
  search:
    'search find lookup suche suchen such finde finden cherche chercher recherche rechercher trouve trouver busca buscar encuentra encontrar cerca cercare trova trovare procure procurar pesquise pesquisar zoek zoeken найди найти ищи искать поиск szukaj znajdz sok hitta ara bul 検索 探す 探して 搜索 查找 搜 검색 찾기',
  type: 'type enter write fill input tippe tippen schreibe schreiben gib eingeben tape taper saisis saisir ecris ecrire remplis remplir escribe escribir rellena rellenar introduce introducir scrivi scrivere inserisci inserire digite digitar escreva escrever preencha typ vul введи ввести напиши заполни 入力 输入 填写 입력',
  add: 'add hinzufuge hinzufugen ajoute ajouter anade anadir agrega agregar aggiungi aggiungere adicione adicionar toevoegen voeg добавь добавить dodaj 追加 添加 추가',
  create: 'create erstelle erstellen cree creer crea crear creare crie criar maak создай создать utworz 作成 创建 新建 생성',
  enable: 'enable activate aktiviere aktivieren activer activa activar attiva attivare ative ativar включи включить 有効 启用 开启',
  disable:
    'disable deactivate deaktiviere deaktivieren desactiver desactiva desactivar disattiva disattivare desative desativar выключи выключить отключи 無効 禁用 停用',
  click:
    'click press tap hit klicke klick drucke clique cliquer appuie clic pulsa pulsar clicca premi нажми кликни クリック 押す 押して 点击 클릭',
  sort: 'sort sortiere sortieren trie trier ordena ordenar ordina ordinare sorteer сортируй отсортируй 並べ替え 排序 정렬',
  login: 'login signin anmelden einloggen connexion entrar войти войди ログイン 登录 登入 로그인',
  logout: 'logout signout logoff abmelden ausloggen deconnexion выйти выйди ログアウト 登出 注销 로그아웃',
};

/** Two words that are one verb together. */
const PAIRS: Record<string, string> = {
  'log in': 'login',
  'log into': 'login',
  'sign in': 'login',
  'sign into': 'login',
  'log on': 'login',
  'melde an': 'login',
  'iniciar sesion': 'login',
  'inicia sesion': 'login',
  'se connecter': 'login',
  'log out': 'logout',
  'sign out': 'logout',
  'log off': 'logout',
  'cerrar sesion': 'logout',
  'turn on': 'enable',
  'switch on': 'enable',
  'turn off': 'disable',
  'switch off': 'disable',
  'look for': 'search',
  'search for': 'search',
  'suche nach': 'search',
  'go to': 'visit',
  'gehe zu': 'visit',
  'aller a': 'visit',
  'ir a': 'visit',
  'fill in': 'type',
  'type in': 'type',
};

const FILLERS =
  'the a an to of for please my me with as into der die das den dem des ein eine einen einem einer bitte auf zu zum zur von mit fur mein meine meinen le la les un une de du des au aux pour avec svp mon ma mes el los las una del al por favor con para mi mis il lo gli i uno di da per favore con mio mia o os as um uma do dos das para com meu minha por het een naar van voor met пожалуйста мне мой на в к を に は が の へ で と して ください お願い します 请 把 的 为 我 将 를 을 에 의 은 는 이 가 해주세요';

/** Words between two parts of a goal. "or" is none: it leaves a choice. */
const CONNECTORS =
  'and then also plus und dann sowie danach et puis ensuite y e luego despues tambien poi ed entao depois en daarna и затем потом а także oraz i och sedan ve そして それから また 和 然后 并 并且 接着 그리고 그런';

/** The words between two clauses where a language writes spaces, accented ones too; not those that another language has for "in" or "I". */
export const SPACED_CONNECTORS = [
  ...CONNECTORS.split(' ').filter(
    (word) => word.length > 0 && !['en', 'i', 'и'].includes(word) && !/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u.test(word),
  ),
  ...[
    'и',
    'después',
    'también',
    'então',
    'também',
    'anschließend',
    'schließlich',
    'zuletzt',
    'afterwards',
    'finally',
    'enfin',
    'après',
    'finalmente',
  ],
];

/** And where it writes none: as they stand in a sentence. */
export const SPACELESS_CONNECTORS = [
  ...['そして', 'それから', 'その後', '次に', '然后', '然後', '并且', '接着', '之后', '以及'],
  ...['(?<!合)并(?!且)', '和(?!平|谐|服)', '再(?!见|次)'],
];

/** Kinds of controls, and words that only point at what was named before: they tell nothing of what a clause is about. */
const KINDS =
  'button buttons link links field fields box textbox checkbox menu dropdown list tab option options item icon page site website screen it its this that these those them there here called named up out off down back ' +
  'dich mich sich uns als dir mir sie ihr ' +
  'knopf taste schaltflache feld auswahl liste reiter eintrag seite es ihn sie dies diese dieses hier dort ein aus ab an vor zuruck ' +
  'bouton lien champ case liste onglet page site cela ceci ici y boton enlace campo casilla lista pestana pagina sitio eso esto aqui ' +
  'botao campo caixa guia isso isto aqui ボタン リンク 欄 フィールド メニュー ページ これ それ ここ 按钮 链接 链 接 字段 输入框 框 菜单 页面 页 它 这 这个 那个 里 中 上';

/** Function words that say where or how; never filler, and never part of a value that is not quoted. */
const RELATIONS =
  'in on at by from under over above below between before after within without near until except not no never dont don t only or but if unless instead than sorted ordered filtered ohne nicht kein keine ausser oder aber wenn unter uber zwischen vor nach bis sans pas ne ou mais si sauf entre avant apres sous sin no sino o pero salvo bajo antes non senza ma oppure tranne sotto sem nao mas exceto ни не без или но если кроме nie bez lub ale nicht ない 以外 または 不 别 不要 没有 或 或者 除了 아니 말고 또는';

const classes = new Map(Object.entries(VERBS).flatMap(([verb, said]) => said.split(' ').map((word) => [word, verb] as const)));
const pairs = new Map(Object.entries(PAIRS));
const fillers = new Set(FILLERS.split(' '));
const kinds = new Set(KINDS.split(' '));
const connectors = new Set(CONNECTORS.split(' '));
const relations = new Set(RELATIONS.split(' '));

export const verbOf = (word: string): string | undefined => classes.get(word);
export const verbOfPair = (first: string, second: string): string | undefined => pairs.get(`${first} ${second}`);
export const isConnector = (word: string): boolean => connectors.has(word) && !relations.has(word);
export const isRelation = (word: string): boolean => relations.has(word);
export const isFiller = (word: string): boolean => fillers.has(word) && !relations.has(word);
export const isKind = (word: string): boolean => kinds.has(word);
