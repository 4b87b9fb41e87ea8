import { describe, expect, test } from 'vitest';
import { clausesOf } from './clauses';
import { uncovered } from './cover';
import type { Deed } from './deed';

/** "click Log in; type bob @Username; type x @Search submit; extract Price" as deeds. */
const deeds = (said: string): Deed[] =>
  said
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((one) => {
      const [, type = '', text = '', field, submits] = /^(\w+) ?(.*?)(?: @(.*?))?( submit)?$/.exec(one) ?? [];
      return {
        type: type as Deed['type'],
        texts: [text, field ?? ''].filter(Boolean),
        ...(submits || /^press Enter/.test(one) ? { submits: true } : {}),
      };
    });
const left = (goal: string, said: string) => uncovered(goal, deeds(said)).map(({ text }) => text);
const read = (goal: string) => clausesOf(goal).map(({ wants, text }) => (wants === 'deed' ? text : `${wants}: ${text}`));

describe('the clauses of a goal', () => {
  test.each<[string, string[]]>([
    ['set theme to Fuchsia', ['set theme to Fuchsia']],
    ['set theme to Fuchsia, style Lyra, radius large', ['set theme to Fuchsia', 'style Lyra', 'radius large']],
    ['open the cart and tell me the price', ['open the cart', 'answer: tell me the price']],
    ['open the cart to see how much it costs', ['open the cart', 'answer: to see how much it costs']],
    ['what is the price of the lens?', ['answer: what is the price of the lens']],
    ['is the lens in stock?', ['answer: is the lens in stock']],
    ['could you open the cart?', ['could you open the cart']],
    ['could you tell me the price?', ['answer: could you tell me the price']],
    ['search for "salt and pepper, then more"', ['search for "salt and pepper, then more"']],
    ['open https://a.example/x,y;z and check whether it works', ['open https://a.example/x,y;z', 'check: check whether it works']],
    ['log in as a@b.example, then open settings', ['log in as a@b.example', 'open settings']],
    ['pay 1,234.50 to Bob', ['pay 1,234.50 to Bob']],
    ['wait for the page and click Save', ['pause: wait for the page', 'click Save']],
    ['click Save; close the dialog\nreload', ['click Save', 'close the dialog', 'reload']],
    ['make sure that the total is 5', ['check: make sure that the total is 5']],
    ['read the first headline', ['answer: read the first headline']],
    ['click Read more', ['click Read more']],
    ['count the rows', ['answer: count the rows']],
    ['name the author of the book', ['answer: name the author of the book']],
    ['name the cheapest lens', ['answer: name the cheapest lens']],
    // What comes after the thing is the name that it gets.
    ['name the file tea.js and keep it', ['name the file tea.js', 'keep it']],
    ['name the list "Food"', ['name the list "Food"']],
    ['name the room R2', ['name the room R2']],
    ['öffne den Warenkorb und sag mir den Preis', ['öffne den Warenkorb', 'answer: sag mir den Preis']],
    ['öffne den Warenkorb und sag mir, wie viel er kostet', ['öffne den Warenkorb', 'answer: sag mir, wie viel er kostet']],
    ['melde dich an, dann prüfe, ob der Name stimmt', ['melde dich an', 'check: prüfe, ob der Name stimmt']],
    ['was kostet das Objektiv', ['answer: was kostet das Objektiv']],
    ['wähle Lila und speichere', ['wähle Lila', 'speichere']],
    ['ouvre le panier et dis-moi le prix', ['ouvre le panier', 'answer: dis-moi le prix']],
    ['ouvre le panier puis clique sur Payer', ['ouvre le panier', 'clique sur Payer']],
    ['combien coûte cet objectif', ['answer: combien coûte cet objectif']],
    ['abre el carrito y dime el precio', ['abre el carrito', 'answer: dime el precio']],
    ['abre el carrito, después pulsa Pagar', ['abre el carrito', 'pulsa Pagar']],
    ['escribe hola en nombre', ['escribe hola en nombre']],
    ['¿cuánto cuesta la lente?', ['answer: ¿cuánto cuesta la lente']],
    ['abra o carrinho e diga o preço', ['abra o carrinho', 'answer: diga o preço']],
    ['abra o carrinho e me diga quanto custa', ['abra o carrinho', 'answer: me diga quanto custa']],
    ['打开购物车,告诉我价格', ['打开购物车', 'answer: 告诉我价格']],
    ['打开购物车并告诉我价格', ['打开购物车', 'answer: 告诉我价格']],
    ['打开购物车并保存', ['打开购物车', '保存']],
    ['打开主题然后选择紫色', ['打开主题', '选择紫色']],
    ['カートを開いて価格を教えて', ['カートを開いて', 'answer: 価格を教えて']],
    ['カートを開いて、保存を押して', ['カートを開いて', '保存を押して']],
    ['テーマを開く。そして紫を選ぶ', ['テーマを開く', '紫を選ぶ']],
    ['открой корзину и скажи цену', ['открой корзину', 'answer: скажи цену']],
  ])('%s', (goal, wanted) => {
    expect(read(goal)).toEqual(wanted);
  });
});

describe('accounts for every clause', () => {
  test.each([
    ['make it funky', 'click Get started; click Theme; click Fuchsia'],
    ['set theme to Fuchsia, style Lyra, radius large', 'click Theme; click Fuchsia; click Style; click Lyra; click Radius; click Large'],
    ['open the theme menu and choose Purple', 'click Theme; click Purple'],
    ['open the theme menu and choose Purple', 'select Purple @Theme'],
    ['type hello in the message field and press Enter', 'type hello @Message; press Enter'],
    ['type hello in the message field and press Enter', 'type hello @Message submit'],
    ['click the search box and type hello', 'type hello @Search'],
    ['log in as standard_user with secret_sauce', 'type standard_user @Username; click Login'],
    ['add the backpack to the cart and open the cart', 'click Add to cart @backpack; click Cart'],
    ['search for rock and roll', 'type rock and roll @Search submit'],
    ['accept the terms and conditions', 'check I accept the terms and conditions'],
    ['click Save and close', 'click Save and close'],
    ['open the cart and tell me the price', 'click Cart; extract price'],
    ['tell me the price', 'extract price'],
    ['open the cart and check that it is empty', 'click Cart; assert Your cart is empty'],
    ['open the cart and check whether the lens is in it', 'click Cart; extract lens'],
    ['wait for the page and click Save', 'click Save'],
    ['tick News and Offers', 'check News; check Offers'],
    ['sort by lowest price', 'click Sort; click Lowest price'],
    ['choose the newest first', 'select Newest first @Sort'],
    ['fill in name Ada and place Oslo', 'type Ada @Name; type Oslo @Place'],
    ['scroll down and click Save', 'scroll down; click Save'],
    ['go to https://a.example/x and click Save', 'navigate https://a.example/x; click Save'],
    ['log in and sign out', 'click Login; click Log out'],
    ['öffne das Menü Farbe und wähle Lila', 'click Farbe; click Lila'],
    ['ouvre le menu Couleur et choisis Violet', 'click Couleur; click Violet'],
    ['abre el menú Color y elige Morado', 'click Color; click Morado'],
    ['abra o menu Cor e escolha Roxo', 'click Cor; click Roxo'],
    ['打开主题然后选择紫色', 'click 主题; click 紫色'],
    ['テーマを開いて紫を選ぶ', 'click テーマ; click 紫'],
  ])('%s ← %s', (goal, said) => {
    expect(left(goal, said)).toEqual([]);
  });
});

describe('a fragment is not the whole goal', () => {
  test.each<[string, string, string[]]>([
    ['log in as bob and tell me the price', 'type bob @User name; click Log in', ['tell me the price']],
    ['open the cart and tell me the price and the name', 'click Cart; extract price', ['the name']],
    ['what is the price', 'click Lens', ['what is the price']],
    ['tell me the price', '', ['tell me the price']],
    ['how much is the lens?', 'click Lens', ['how much is the lens']],
    ['tell me the price and tell me the rating', 'extract price', ['tell me the rating']],
    [
      'log in as bob and add the backpack to the cart',
      'type bob @User name; type x @Password; click Log in',
      ['add the backpack to the cart'],
    ],
    ['log in as bob and add the backpack to the cart', 'type bob @User name; click Log in; click Cart', ['add the backpack to the cart']],
    ['add the backpack to the cart and add the bike light to the cart', 'click Add to cart @backpack', ['add the bike light to the cart']],
    [
      'add the backpack to the cart and add the bike light to the cart',
      'click Add to cart @backpack; click Cart',
      ['add the bike light to the cart'],
    ],
    ['tick News and Offers', 'check Offers', ['tick News']],
    ['tick News, Offers and Deals', 'check News; check Offers', ['Deals']],
    ['set theme to Fuchsia, style Lyra', 'click Theme; click Fuchsia', ['style Lyra']],
    ['set theme to Fuchsia and save', 'click Theme; click Fuchsia', ['save']],
    ['click A, then click B, then click A', 'click A; click B', ['click A']],
    ['open the cart and log out', 'click Cart', ['log out']],
    ['open the cart, check out, and pay', 'click Cart; click Check out', ['pay']],
    ['open the cart and check that it is empty', 'click Cart', ['check that it is empty']],
    ['save and close', 'click Save', ['close']],
    ['type hello in Note and clear Title', 'type hello @Note', ['clear Title']],
    ['type hello in Note and send it to Bob', 'type hello @Note submit', ['send it to Bob']],
    // A number that is nowhere in what was done may be what was left out.
    ['add two guests, then save', 'click Add guest; click Save', ['add two guests']],
    // What has to be judged by what the page shows is judged anew each time.
    [
      'add the lens to the cart if it costs less than 500',
      'click Add to cart @lens',
      ['add the lens to the cart if it costs less than 500'],
    ],
    ['if the lens is in stock add it to the cart', 'click Add to cart', ['if the lens is in stock add it to the cart']],
    ['add the cheapest lens to the cart', 'click Add to cart @Prime Lens', ['add the cheapest lens to the cart']],
    ['open the newest mail', 'click Hello', ['open the newest mail']],
    ['buy 2 films, cheapest first', 'click Buy 2 films @Grain', ['cheapest first']],
    ['sort the films by price, cheapest first', 'select Price @Sort by', []],
    ['show what costs at most 5 dollars', 'type 5 @Highest price', []],
    ['show what costs at most $5', 'type 5 @Highest price', []],
    ['show the 5 that cost the most', 'type 5 @How many', ['show the 5 that cost the most']],
    ['muestra lo que cuesta como máximo 5', 'type 5 @Máximo', []],
    ['muestra al menos 5', 'type 5 @Mínimo', []],
    ['montre au moins 5', 'type 5 @Minimum', []],
    ['mostra pelo menos 5', 'type 5 @Mínimo', []],
    ['sortiere nach Preis, billigste zuerst', 'select Preis @Sortieren', []],
    ['click Next until the last page', 'click Next', ['click Next until the last page']],
    ['öffne die billigste Lampe', 'click Lampe', ['öffne die billigste Lampe']],
    ['lege sie in den Warenkorb, falls sie da ist', 'click In den Warenkorb', ['lege sie in den Warenkorb', 'falls sie da ist']],
    ['ajoute la lampe si elle est en stock', 'click Ajouter', ['ajoute la lampe si elle est en stock']],
    ['añade la lámpara si hay stock', 'click Añadir', ['añade la lámpara si hay stock']],
    ['adicione a lâmpada mais barata', 'click Adicionar', ['adicione a lâmpada mais barata']],
    ['如果有货就加入购物车', 'click 加入购物车', ['如果有货就加入购物车']],
    ['一番安いレンズを開く', 'click レンズ', ['一番安いレンズを開く']],
    ['カートに入れてから合計を教えてください', 'extract 合計', ['カートに入れて']],
    ['open the lens page to read its price', 'click Lens', ['to read its price']],
    ['zeig mir den Preis', 'click Lampe', ['zeig mir den Preis']],
    ['montre-moi le prix', 'click Lampe', ['montre-moi le prix']],
    ['do it', '', []],
    ['click Save', '', ['click Save']],
    ['click Save', 'wait', ['click Save']],
    ['click Save', 'extract Save', ['click Save']],
    ['öffne den Warenkorb und sag mir den Preis', 'click Warenkorb', ['sag mir den Preis']],
    ['melde dich als bob an und lösche den Entwurf', 'type bob @Benutzer; click Anmelden', ['lösche den Entwurf']],
    ['wähle Lila und speichere', 'click Lila', ['speichere']],
    ['ouvre le panier et dis-moi le prix', 'click Panier', ['dis-moi le prix']],
    ['ouvre le panier puis supprime la lampe', 'click Panier', ['supprime la lampe']],
    ['abre el carrito y dime el precio', 'click Carrito', ['dime el precio']],
    ['abre el carrito y borra la lámpara', 'click Carrito', ['borra la lámpara']],
    ['abra o carrinho e diga o preço', 'click Carrinho', ['diga o preço']],
    ['abra o carrinho e apague a lâmpada', 'click Carrinho', ['apague a lâmpada']],
    ['打开购物车并告诉我价格', 'click 购物车', ['告诉我价格']],
    ['打开购物车并保存', 'click 购物车', ['保存']],
    ['カートを開いて価格を教えて', 'click カート', ['価格を教えて']],
    ['カートを開いて、保存を押して', 'click カート', ['保存を押して']],
    ['открой корзину и скажи цену', 'click корзина', ['открой корзину', 'скажи цену'].slice(1)],
  ])('%s ← %s', (goal, said, wanted) => {
    expect(left(goal, said)).toEqual(wanted);
  });
});
