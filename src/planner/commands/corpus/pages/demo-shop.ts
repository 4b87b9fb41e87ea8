import { seenPage } from '../seen-page';

/** Lumen · Cameras and light: as the scanner saw the demo. */
export const demoShop = seenPage(
  'http://demo.localhost/shop/',
  'Lumen · Cameras and light',
  `
a link "Lumen" (new) | banner | a[href="/shop/"]
a link "Cameras" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(1)
a link "Lenses" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(2)
a link "Lights" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(3)
input:search combobox "Search products" (collapsed, new) | search / banner | #search
a link "Cart 0" (new) | banner | #cart-link
select combobox "Sort by" =Featured (new) {*Featured; Price: low to high; Price: high to low; Best rated; Name} | main | #sort
input:checkbox checkbox "Cameras" (unchecked, new) | item Kind / complementary Filters / main | input[name="kind"][value="camera"]
input:checkbox checkbox "Lenses" (unchecked, new) | item Kind / complementary Filters / main | input[name="kind"][value="lens"]
input:checkbox checkbox "Tripods" (unchecked, new) | item Kind / complementary Filters / main | input[name="kind"][value="tripod"]
input:checkbox checkbox "Bags" (unchecked, new) | item Kind / complementary Filters / main | input[name="kind"][value="bag"]
input:checkbox checkbox "Lights" (unchecked, new) | item Kind / complementary Filters / main | input[name="kind"][value="light"]
input:checkbox checkbox "Film" (unchecked, new) | item Kind / complementary Filters / main | input[name="kind"][value="film"]
input:number spinbutton "Lowest price" (new) | item Price / complementary Filters / main | #min-price
input:number spinbutton "Highest price" (new) | item Price / complementary Filters / main | #max-price
input:range slider "Price up to" =1600 (new) | item Price / complementary Filters / main | #price-slider
a link "" (new) | listitem Aria Camera / list Products / main | #products > li:nth-of-type(1) > a
a link "Aria Camera" (new) | list Products / main | #products > li:nth-of-type(1) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem Aria Camera / list Products / main | [data-testid="add-1"]
a link "" (new) | listitem 50 mm Lens / list Products / main | #products > li:nth-of-type(2) > a
a link "50 mm Lens" (new) | list Products / main | #products > li:nth-of-type(2) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem 50 mm Lens / list Products / main | [data-testid="add-14"]
a link "" (new) | listitem Juniper Tripod / list Products / main | #products > li:nth-of-type(3) > a
a link "Juniper Tripod" (new) | list Products / main | #products > li:nth-of-type(3) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem Juniper Tripod / list Products / main | [data-testid="add-27"]
a link "" (new) | listitem Mesa Camera bag / list Products / main | #products > li:nth-of-type(4) > a
a link "Mesa Camera bag" (new) | list Products / main | #products > li:nth-of-type(4) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem Mesa Camera bag / list Products / main | [data-testid="add-40"]
a link "" (new) | listitem Corona Studio light / list Products / main | #products > li:nth-of-type(5) > a
a link "Corona Studio light" (new) | list Products / main | #products > li:nth-of-type(5) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem Corona Studio light / list Products / main | [data-testid="add-43"]
a link "" (new) | listitem Grain 400 Film / list Products / main | #products > li:nth-of-type(6) > a
a link "Grain 400 Film" (new) | list Products / main | #products > li:nth-of-type(6) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem Grain 400 Film / list Products / main | [data-testid="add-56"]
a link "" (new) | listitem Granite Camera / list Products / main | #products > li:nth-of-type(7) > a
a link "Granite Camera" (new) | list Products / main | #products > li:nth-of-type(7) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem Granite Camera / list Products / main | [data-testid="add-8"]
a link "" (new) | listitem 14 mm Lens / list Products / main | #products > li:nth-of-type(8) > a
a link "14 mm Lens" (new) | list Products / main | #products > li:nth-of-type(8) > div:nth-of-type(1) > a
button:button button "Add" (new) | listitem 14 mm Lens / list Products / main | [data-testid="add-11"]
a link "" (new) | listitem Elm Tripod / list Products / main | #products > li:nth-of-type(9) > a
a link "Elm Tripod" (out, new) | list Products / main | #products > li:nth-of-type(9) > div:nth-of-type(1) > a
button:button button "Add" (out, new) | listitem Elm Tripod / list Products / main | [data-testid="add-24"]
a link "" (new) | listitem Heath Camera bag / list Products / main | #products > li:nth-of-type(10) > a
a link "Heath Camera bag" (out, new) | list Products / main | #products > li:nth-of-type(10) > div:nth-of-type(1) > a
button:button button "Add" (out, new) | listitem Heath Camera bag / list Products / main | [data-testid="add-37"]
a link "" (new) | listitem Kindle Studio light / list Products / main | #products > li:nth-of-type(11) > a
a link "Kindle Studio light" (out, new) | list Products / main | #products > li:nth-of-type(11) > div:nth-of-type(1) > a
button:button button "Add" (out, new) | listitem Kindle Studio light / list Products / main | [data-testid="add-50"]
a link "" (new) | listitem Chrome 50 Film / list Products / main | #products > li:nth-of-type(12) > a
a link "Chrome 50 Film" (out, new) | list Products / main | #products > li:nth-of-type(12) > div:nth-of-type(1) > a
button:button button "Add" (out, new) | listitem Chrome 50 Film / list Products / main | [data-testid="add-53"]
a link "Help" (out, new) | contentinfo | body > div > footer > a:nth-of-type(1)
a link "Returns" (out, new) | contentinfo | body > div > footer > a:nth-of-type(2)
`,
  `Free delivery from $50 · Returns for 60 days
# Everything for the picture
60 products
Sort by
Kind
Cameras
Lenses
Tripods
Bags
Lights
Film
Price
$429
3.4
$284
4.6
$103
4.2
$90
3.8
$215
4.8
$19
4.4
$1,599
4.5
$189
3.9
$81
3.5
$73
4.7
$181
4.3
$17
3.7
Lumen · Cameras and light since 1987`,
);

/** Aria Camera · Lumen: as the scanner saw the demo. */
export const demoProduct = seenPage(
  'http://demo.localhost/shop/product/1',
  'Aria Camera · Lumen',
  `
a link "Lumen" (new) | banner | a.shop-logo
a link "Cameras" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(1)
a link "Lenses" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(2)
a link "Lights" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(3)
input:search combobox "Search products" (collapsed, new) | search / banner | #search
a link "Cart 0" (new) | banner | #cart-link
a link "All products" (new) | navigation Breadcrumb / main | body > div > main > nav > a
input:radio radio "Black" (checked, new) | radiogroup Colour / group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> input[name="colour"][value="black"]
input:radio radio "Silver" (unchecked, new) | radiogroup Colour / group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> input[name="colour"][value="silver"]
input:radio radio "Sand" (unchecked, new) | radiogroup Colour / group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> input[name="colour"][value="sand"]
button:button button "Decrease quantity" (new) | group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> button[aria-label="Decrease quantity"]
input:text spinbutton "Quantity" =1 (new) | group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> #quantity
button:button button "Increase quantity" (new) | group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> button[aria-label="Increase quantity"]
button:button button "Add to cart" (new) | group Buy / heading Aria Camera / main | body > div > main > div > div:nth-of-type(2) > buy-box >> #add-to-cart
a link "" (new) | listitem Argus Camera / list / heading You may also like / region You may also like | body > div > main > section > ul > li:nth-of-type(1) > a
a link "Argus Camera" (out, new) | list / heading You may also like / region You may also like / main | body > div > main > section > ul > li:nth-of-type(1) > div > a
a link "" (new) | listitem Beacon Camera / list / heading You may also like / region You may also like | body > div > main > section > ul > li:nth-of-type(2) > a
a link "Beacon Camera" (out, new) | list / heading You may also like / region You may also like / main | body > div > main > section > ul > li:nth-of-type(2) > div > a
a link "" (new) | listitem Cobalt Camera / list / heading You may also like / region You may also like | body > div > main > section > ul > li:nth-of-type(3) > a
a link "Cobalt Camera" (out, new) | list / heading You may also like / region You may also like / main | body > div > main > section > ul > li:nth-of-type(3) > div > a
a link "" (new) | listitem Dune Camera / list / heading You may also like / region You may also like | body > div > main > section > ul > li:nth-of-type(4) > a
a link "Dune Camera" (out, new) | list / heading You may also like / region You may also like / main | body > div > main > section > ul > li:nth-of-type(4) > div > a
a link "Help" (out, new) | contentinfo | body > div > footer > a:nth-of-type(1)
a link "Returns" (out, new) | contentinfo | body > div > footer > a:nth-of-type(2)
`,
  `Free delivery from $50 · Returns for 60 days
/ Aria Camera
# Aria Camera
3.4 · 43 reviews
$429
Made to be used every day: solid, quiet, and simple to hold. Two years of warranty, spare parts for ten.
Black
Silver
Sand
Delivered in 2 to 3 days
Returns for 60 days
# You may also like
$1,339
$949
$559
$1,469
Lumen · Cameras and light since 1987`,
);

/** Cart · Lumen: as the scanner saw the demo. */
export const demoCart = seenPage(
  'http://demo.localhost/shop/cart',
  'Cart · Lumen',
  `
a link "Lumen" (new) | banner | a.shop-logo
a link "Cameras" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(1)
a link "Lenses" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(2)
a link "Lights" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(3)
input:search combobox "Search products" (collapsed, new) | search / banner | #search
a link "Cart 0" (new) | banner | #cart-link
a link "Find something" (new) | heading Your cart / main | a.main
a link "Help" (new) | contentinfo | body > div > footer > a:nth-of-type(1)
a link "Returns" (new) | contentinfo | body > div > footer > a:nth-of-type(2)
`,
  `Free delivery from $50 · Returns for 60 days
# Your cart
Your cart is empty.
Lumen · Cameras and light since 1987`,
);

/** Checkout · Lumen: as the scanner saw the demo. */
export const demoCheckout = seenPage(
  'http://demo.localhost/shop/checkout',
  'Checkout · Lumen',
  `
a link "Lumen" (new) | banner | a[href="/shop/"]
a link "Cameras" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(1)
a link "Lenses" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(2)
a link "Lights" (new) | navigation Main / banner | body > div > header > nav > a:nth-of-type(3)
input:search combobox "Search products" (collapsed, new) | search / banner | #search
a link "Cart 0" (new) | banner | #cart-link
input textbox "Full name" (new) | heading Delivery / item Delivery / heading Checkout / main | #full-name
input textbox "Street and number" (new) | heading Delivery / item Delivery / heading Checkout / main | #street
input textbox "Postcode" (new) | heading Delivery / item Delivery / heading Checkout / main | #postcode
input textbox "City" (new) | heading Delivery / item Delivery / heading Checkout / main | #city
select combobox "Country" =Austria (new) {*Austria; Canada; Denmark; France; Germany; Japan; Portugal; United Kingdom; United States} | heading Delivery / item Delivery / heading Checkout / main | #country
input:radio radio "Standard, 2 to 3 days" (checked, new) | radiogroup Speed / heading Delivery / item Delivery / heading Checkout | input[name="delivery"][value="standard"]
input:radio radio "Express, tomorrow" (unchecked, new) | radiogroup Speed / heading Delivery / item Delivery / heading Checkout | input[name="delivery"][value="express"]
a link "Help" (new) | contentinfo | body > div > footer > a:nth-of-type(1)
a link "Returns" (new) | contentinfo | body > div > footer > a:nth-of-type(2)
input textbox "Name on card" (required, new) | form Card | #card-name
input textbox "Card number" (required, new, secret) | form Card | #card-number
input textbox "Expiry" (required, new, secret) | form Card | #card-expiry
input textbox "CVC" (required, new, secret) | form Card | #card-code
button:submit button "Pay now" (new) | form Card | #pay-now
`,
  `Free delivery from $50 · Returns for 60 days
# Checkout
# Delivery
Full name
Street and number
Postcode
City
Country
Standard, 2 to 3 days
Express, tomorrow
# Payment
Total
$0
Your card details go to our payment partner only.
Lumen · Cameras and light since 1987
Name on card
Card number
Expiry
CVC`,
);
