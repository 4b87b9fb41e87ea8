/** One thing to do to one element, which has this role and name in the page. */
export interface Step {
  do: 'click' | 'type' | 'select' | 'check' | 'uncheck';
  role: string;
  name: string;
  value?: string;
  /** The step before led to another page. */
  onNewPage?: true;
}

/** A task on a demo site: in words, in steps, and how the page says that it is done (an expression in its own world). */
export interface McpTask {
  name: string;
  path: string;
  query?: Record<string, string>;
  goal: string;
  steps: Step[];
  reached: string;
}

const click = (role: string, name: string): Step => ({ do: 'click', role, name });
const type = (role: string, name: string, value: string): Step => ({ do: 'type', role, name, value });
const chosen = (field: string, value: string) => `window.site.state.${field} === ${JSON.stringify(value)}`;
const themes = { path: 'themes', query: { modal: 'never' } };
const LOGIN = [type('textbox', 'Email', 'ada@example.com'), type('textbox', 'Password', 'lovelace-1843'), click('button', 'Login')];
const LOGIN_GOAL = 'log in as ada@example.com with the password lovelace-1843';
const SEARCH: Step[] = [{ ...type('textbox', 'Destination', 'Porto'), onNewPage: true }, click('button', 'Search')];

export const MCP_TASKS: McpTask[] = [
  {
    name: 'choose a theme in a menu',
    ...themes,
    goal: 'open the theme menu and choose Fuchsia',
    steps: [click('button', 'Theme Neutral'), click('option', 'Fuchsia')],
    reached: chosen('theme', 'Fuchsia'),
  },
  {
    name: 'choose a style in a menu that opens on pointerdown',
    ...themes,
    goal: 'open the style menu and choose Nova',
    steps: [click('button', 'Style Vega'), click('option', 'Nova')],
    reached: chosen('style', 'Nova'),
  },
  {
    name: 'choose a radius in a menu of radios',
    ...themes,
    goal: 'open the radius menu and choose Large',
    steps: [click('button', 'Radius Medium'), click('menuitemradio', 'Large')],
    reached: chosen('radius', 'Large'),
  },
  {
    name: 'choose a font in a list with a filter',
    ...themes,
    goal: 'open the font menu and choose Lora',
    steps: [click('button', 'Font Inter'), type('textbox', 'Filter', 'Lor'), click('option', 'Lora')],
    reached: chosen('font', 'Lora'),
  },
  {
    name: 'choose theme, style and radius',
    ...themes,
    goal: 'set theme to Fuchsia, set style to Nova, set radius to Large',
    steps: [
      click('button', 'Theme Neutral'),
      click('option', 'Fuchsia'),
      click('button', 'Style Vega'),
      click('option', 'Nova'),
      click('button', 'Radius Medium'),
      click('menuitemradio', 'Large'),
    ],
    reached: `${chosen('theme', 'Fuchsia')} && ${chosen('style', 'Nova')} && ${chosen('radius', 'Large')}`,
  },
  {
    name: 'turn one switch on and one off',
    ...themes,
    goal: 'turn on Product news and turn off Mentions',
    steps: [click('switch', 'Product news'), click('switch', 'Mentions')],
    reached: `[...document.querySelectorAll('[role=switch]')].map((one) => one.getAttribute('aria-checked') ?? one.checked).join() === 'true,false,true'`,
  },
  {
    name: 'fill in a report',
    ...themes,
    goal: 'select Deployments in Area, type "Build fails" into Subject, check This is urgent',
    steps: [
      { do: 'select', role: 'combobox', name: 'Area', value: 'Deployments' },
      type('textbox', 'Subject', 'Build fails'),
      { do: 'check', role: 'checkbox', name: 'This is urgent' },
    ],
    reached: `[...document.querySelectorAll('select')].some((one) => one.selectedOptions[0]?.text === 'Deployments') && [...document.querySelectorAll('input')].some((one) => one.value === 'Build fails') && [...document.querySelectorAll('input[type=checkbox]')].some((one) => one.checked)`,
  },
  {
    name: 'give a way to pay',
    ...themes,
    goal: 'choose Bank, type "Ada Byron" into Name, type "Porto" into City',
    steps: [click('radio', 'Bank'), type('textbox', 'Name', 'Ada Byron'), type('textbox', 'City', 'Porto')],
    reached: `[...document.querySelectorAll('input')].map((one) => one.value).join().includes('Ada Byron,Porto')`,
  },
  {
    name: 'raise a goal three times',
    ...themes,
    goal: 'click Increase 3 times',
    steps: [click('button', 'Increase'), click('button', 'Increase'), click('button', 'Increase')],
    reached: `/\\b380\\b/.test(document.body.innerText)`,
  },
  { name: 'log in', path: '/desk/logout', goal: LOGIN_GOAL, steps: LOGIN, reached: `location.pathname === '/desk/dashboard'` },
  {
    name: 'log in and search',
    path: '/desk/logout',
    goal: `${LOGIN_GOAL}, type "Porto" into Destination, click Search`,
    steps: [...LOGIN, ...SEARCH],
    reached: `location.search.includes('q=Porto')`,
  },
  {
    name: 'log in, search and sort',
    path: '/desk/logout',
    goal: `${LOGIN_GOAL}, type "Porto" into Destination, click Search, select "Cheapest first" in Sort by`,
    steps: [...LOGIN, ...SEARCH, { do: 'select', role: 'combobox', name: 'Sort by', value: 'Cheapest first', onNewPage: true }],
    reached: `location.search.includes('q=Porto') && document.querySelector('.sort select').value === 'price'`,
  },
  {
    name: 'put three of a product into the cart',
    path: '/shop/product/27',
    goal: 'choose Silver, click Increase quantity 2 times, click Add to cart',
    steps: [
      click('radio', 'Silver'),
      click('button', 'Increase quantity'),
      click('button', 'Increase quantity'),
      click('button', 'Add to cart'),
    ],
    reached: `/Cart\\s*3/.test(document.body.innerText)`,
  },
  {
    name: 'filter and sort a list',
    path: 'shop',
    goal: 'check Tripods, select "Price: low to high" in Sort by',
    steps: [
      { do: 'check', role: 'checkbox', name: 'Tripods' },
      { do: 'select', role: 'combobox', name: 'Sort by', value: 'Price: low to high' },
    ],
    reached: `[...document.querySelectorAll('input[type=checkbox]')].filter((one) => one.checked).length === 1 && [...document.querySelectorAll('select')].some((one) => one.selectedOptions[0]?.text === 'Price: low to high')`,
  },
];
