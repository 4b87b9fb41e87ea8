import { type Page, page, type Row } from '../build-snapshot';

const field = (name: string, more: Row[2] = {}): Row => [
  'textbox',
  name,
  { selector: `[name="f${name.length}-${name.charCodeAt(0)}"]`, ...more },
];
const row = (action: string, who: string, key: string): Row => ['button', action, { key, place: [`row ${who}`, 'table', 'main'] }];

/** A Chinese shop. */
export const zhShop: Page = page(
  'http://shop.localhost/zh',
  '数码商城',
  [
    ['link', '首页', { href: '/', place: ['navigation'] }],
    ['searchbox', '搜索', { key: 'q', type: 'search', placeholder: '搜索商品', selector: '#q', place: ['search', 'banner'] }],
    ['button', '搜索', { key: 'go', type: 'submit', place: ['search', 'banner'] }],
    ['link', '购物车', { href: '/cart', place: ['banner'] }],
    ['link', '登录', { href: '/login', place: ['banner'] }],
    ['button', '主题', { states: ['collapsed', 'popup'], place: ['banner'] }],
    [
      'combobox',
      '排序方式',
      { tag: 'select', options: [{ label: '综合', selected: true }, { label: '价格从低到高' }, { label: '销量' }], selector: '#sort' },
    ],
    ['checkbox', '仅看有货', { states: ['unchecked'] }],
    ['link', '数码相机', { href: '/a', place: ['listitem 数码相机', 'main'] }],
    ['button', '加入购物车', { key: '加 数码相机', place: ['listitem 数码相机', 'main'] }],
    ['link', '三脚架', { href: '/b', place: ['listitem 三脚架', 'main'] }],
    ['button', '加入购物车', { key: '加 三脚架', place: ['listitem 三脚架', 'main'] }],
    ['link', '上一页', { href: '/p/1', place: ['navigation 分页'] }],
    ['link', '下一页', { href: '/p/2', place: ['navigation 分页'] }],
  ],
  { text: '# 全部商品\n数码相机\n¥1,299\n三脚架\n¥199' },
);

/** A German travel form. */
export const deTravel: Page = page(
  'http://reise.localhost/',
  'Reiseauskunft',
  [
    ['link', 'Startseite', { href: '/', place: ['navigation'] }],
    field('Von', { selector: '#von', place: ['form Reise'] }),
    field('Nach', { selector: '#nach', place: ['form Reise'] }),
    field('Datum', { type: 'date', selector: '#datum', place: ['form Reise'] }),
    [
      'combobox',
      'Klasse',
      {
        tag: 'select',
        options: [{ label: '1. Klasse' }, { label: '2. Klasse', selected: true }],
        selector: '#klasse',
        place: ['form Reise'],
      },
    ],
    ['checkbox', 'Nur Direktverbindungen', { states: ['unchecked'], place: ['form Reise'] }],
    ['button', 'Verbindungen suchen', { type: 'submit', place: ['form Reise'] }],
    ['searchbox', 'Suche', { key: 'q', type: 'search', placeholder: 'Suchbegriff', selector: '#q', place: ['search', 'banner'] }],
    ['link', 'Anmelden', { href: '/login', place: ['banner'] }],
    row('Löschen', 'Anna', 'löschen anna'),
    row('Löschen', 'Bernd', 'löschen bernd'),
    ['button', 'Weiter', { place: ['main'] }],
    ['button', 'Zurück', { place: ['main'] }],
    ['button', 'Menü', { states: ['collapsed', 'popup'], place: ['banner'] }],
  ],
  { text: '# Reiseauskunft\nGesamtpreis: 89,90 €' },
);

/** A French shop's account page. */
export const frShop: Page = page(
  'http://boutique.localhost/',
  'La Boutique',
  [
    [
      'searchbox',
      'Rechercher',
      { key: 'q', type: 'search', placeholder: 'Rechercher un produit', selector: '#q', place: ['search', 'banner'] },
    ],
    ['link', 'Panier', { href: '/panier', place: ['banner'] }],
    ['link', 'Se connecter', { href: '/login', place: ['banner'] }],
    field('Prénom', { selector: '#prenom', place: ['form Compte'] }),
    field('Ville', { selector: '#ville', place: ['form Compte'] }),
    [
      'combobox',
      'Pays',
      {
        tag: 'select',
        options: [{ label: 'France', selected: true }, { label: 'Allemagne' }, { label: 'Espagne' }],
        selector: '#pays',
        place: ['form Compte'],
      },
    ],
    ['checkbox', 'Recevoir la lettre', { states: ['unchecked'], place: ['form Compte'] }],
    ['button', 'Enregistrer', { type: 'submit', place: ['form Compte'] }],
    row('Supprimer', 'Adresse de Paris', 'supprimer paris'),
    row('Supprimer', 'Adresse de Lyon', 'supprimer lyon'),
    ['link', 'Page suivante', { href: '/2', place: ['navigation Pages'] }],
    ['button', 'Thème', { states: ['collapsed', 'popup'], place: ['banner'] }],
    ['button', 'Tout accepter', { place: ['region Cookies'] }],
  ],
  { text: '# Mon compte\nTotal : 45,00 €' },
);

/** A Spanish contact form. */
export const esForm: Page = page(
  'http://contacto.localhost/',
  'Contacto',
  [
    ['link', 'Inicio', { href: '/', place: ['navigation'] }],
    ['searchbox', 'Buscar', { key: 'q', type: 'search', placeholder: 'Buscar en el sitio', selector: '#q', place: ['search', 'banner'] }],
    field('Nombre', { selector: '#nombre', place: ['form Contacto'] }),
    field('Correo electrónico', { type: 'email', selector: '#correo', place: ['form Contacto'] }),
    field('Mensaje', { tag: 'textarea', selector: '#mensaje', place: ['form Contacto'] }),
    [
      'combobox',
      'Tema',
      { tag: 'select', options: [{ label: 'Ventas' }, { label: 'Soporte' }], selector: '#tema', place: ['form Contacto'] },
    ],
    ['checkbox', 'Acepto las condiciones', { key: 'condiciones', states: ['unchecked'], place: ['form Contacto'] }],
    ['button', 'Enviar', { type: 'submit', place: ['form Contacto'] }],
    ['link', 'Siguiente', { href: '/2', place: ['navigation Páginas'] }],
    ['link', 'Iniciar sesión', { href: '/login', place: ['banner'] }],
  ],
  {},
);

/** A Japanese shop. */
export const jaShop: Page = page(
  'http://shop.localhost/ja',
  'カメラ店',
  [
    ['searchbox', '検索', { key: 'q', type: 'search', placeholder: '商品を検索', selector: '#q', place: ['search', 'banner'] }],
    ['button', '検索', { key: 'go', type: 'submit', place: ['search', 'banner'] }],
    ['link', 'カート', { href: '/cart', place: ['banner'] }],
    ['link', 'ログイン', { href: '/login', place: ['banner'] }],
    ['button', 'テーマ', { states: ['collapsed', 'popup'], place: ['banner'] }],
    ['textbox', '名前', { selector: '#name', place: ['form 会員'] }],
    ['checkbox', '在庫ありのみ', { states: ['unchecked'] }],
    [
      'combobox',
      '並べ替え',
      { tag: 'select', options: [{ label: 'おすすめ', selected: true }, { label: '価格の安い順' }], selector: '#sort' },
    ],
    ['link', '一眼レフ', { href: '/a', place: ['listitem 一眼レフ', 'main'] }],
    ['button', 'カートに入れる', { key: '入れる 一眼レフ', place: ['listitem 一眼レフ', 'main'] }],
    ['link', '三脚', { href: '/b', place: ['listitem 三脚', 'main'] }],
    ['button', 'カートに入れる', { key: '入れる 三脚', place: ['listitem 三脚', 'main'] }],
    ['link', '次へ', { href: '/2', place: ['navigation ページ'] }],
  ],
  {},
);

/** A Portuguese shop. */
export const ptShop: Page = page(
  'http://loja.localhost/',
  'Loja',
  [
    [
      'searchbox',
      'Pesquisar',
      { key: 'q', type: 'search', placeholder: 'O que você procura?', selector: '#q', place: ['search', 'banner'] },
    ],
    ['link', 'Carrinho', { href: '/carrinho', place: ['banner'] }],
    ['link', 'Entrar', { href: '/login', place: ['banner'] }],
    field('Cidade', { selector: '#cidade', place: ['form Entrega'] }),
    field('CEP', { selector: '#cep', place: ['form Entrega'] }),
    [
      'combobox',
      'Estado',
      {
        tag: 'select',
        options: [{ label: 'Bahia' }, { label: 'Ceará' }, { label: 'Paraná' }],
        selector: '#estado',
        place: ['form Entrega'],
      },
    ],
    ['checkbox', 'Embrulhar para presente', { states: ['unchecked'], place: ['form Entrega'] }],
    ['button', 'Salvar', { type: 'submit', place: ['form Entrega'] }],
    ['link', 'Próxima página', { href: '/2', place: ['navigation Páginas'] }],
    ['button', 'Filtros', { states: ['collapsed'], place: ['main'] }],
  ],
  {},
);
