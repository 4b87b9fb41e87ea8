import { seenPage } from '../seen-page';

/** radix: as the scanner saw it. */
export const radix = seenPage(
  'http://widgets.localhost/radix',
  'radix',
  `
button:button combobox "Fruit" =Pick (collapsed) |  | button[aria-label="Fruit"]
button:button button "Actions" (collapsed, popup) |  | body > div > button:nth-of-type(2)
span slider "Volume" =20 |  | span[aria-label="Volume"]
a link "Ada" |  | body > div > a
button:button button "Rename" (collapsed, popup) |  | body > div > button:nth-of-type(3)
`,
  ``,
);

/** radix-select: as the scanner saw it. */
export const radixSelect = seenPage(
  'http://widgets.localhost/radix-select',
  'radix-select',
  `
button:button combobox "Fruit" =Pick (expanded, covered) {Apple; Banana; Cherry} |  | button[aria-label="Fruit"]
button:button button "Actions" (collapsed, popup) | item Pick | body > div:nth-of-type(1) > button:nth-of-type(2)
span slider "Volume" =20 (covered) | item Pick | span[aria-label="Volume"]
a link "Ada" | item Pick | body > div:nth-of-type(1) > a
button:button button "Rename" (collapsed, popup) | item Pick | body > div:nth-of-type(1) > button:nth-of-type(3)
div option "Apple" (focused, new) | listbox | body > div:nth-of-type(2) > div > div > div:nth-of-type(1)
div option "Banana" (new) | listbox / item Apple | body > div:nth-of-type(2) > div > div > div:nth-of-type(2)
div option "Cherry" (new) | listbox / item Apple | body > div:nth-of-type(2) > div > div > div:nth-of-type(3)
`,
  ``,
);

/** radix-menu: as the scanner saw it. */
export const radixMenu = seenPage(
  'http://widgets.localhost/radix-menu',
  'radix-menu',
  `
button:button combobox "Fruit" =Pick (collapsed) |  | button[aria-label="Fruit"]
button:button button "Actions" (expanded, popup) | item Pick | body > div:nth-of-type(1) > button:nth-of-type(2)
span slider "Volume" =20 | item Pick | span[aria-label="Volume"]
a link "Ada" | item Pick | body > div:nth-of-type(1) > a
button:button button "Rename" (collapsed, popup) | item Pick | body > div:nth-of-type(1) > button:nth-of-type(3)
div menuitem "Edit" (new) | menu Actions | body > div:nth-of-type(2) > div > div:nth-of-type(1)
div menuitem "More" (collapsed, popup, new) | menu Actions / item Edit | body > div:nth-of-type(2) > div > div:nth-of-type(2)
`,
  ``,
);

/** mui: as the scanner saw it. */
export const mui = seenPage(
  'http://widgets.localhost/mui',
  'mui',
  `
input:text combobox "City" (collapsed) |  | body > div > div > div:nth-of-type(1) > div > div > input
button:button button "Open" |  | button[aria-label="Open"]
div combobox "Fruit" =Apple (collapsed, popup) |  | div[aria-label="Fruit"]
input:text textbox "Name" |  | body > div > div > div:nth-of-type(3) > div > input
span  "Dark" (weak) |  | body > div > div > span:nth-of-type(1) > span:nth-of-type(1)
input:checkbox switch "Dark" (unchecked) |  | input[aria-label="Dark"]
span  "20" (weak) |  | body > div > div > span:nth-of-type(2)
button:button button "Actions" |  | body > div > div > button:nth-of-type(1)
button:button button "Ask" |  | body > div > div > button:nth-of-type(2)
`,
  `City
Name`,
);

/** mui-select: as the scanner saw it. */
export const muiSelect = seenPage(
  'http://widgets.localhost/mui-select',
  'mui-select',
  `
input:text combobox "City" (collapsed, covered) |  | body > div:nth-of-type(1) > div > div:nth-of-type(1) > div > div > input
button:button button "Open" (covered) |  | button[aria-label="Open"]
div combobox "Fruit" =Apple (expanded, popup, covered) {*Apple; Banana; Cherry} |  | div[aria-label="Fruit"]
input:text textbox "Name" (covered) |  | body > div:nth-of-type(1) > div > div:nth-of-type(3) > div > input
span  "Dark" (weak, covered) |  | body > div:nth-of-type(1) > div > span:nth-of-type(1) > span:nth-of-type(1)
input:checkbox switch "Dark" (unchecked, covered) |  | input[aria-label="Dark"]
span  "20" (weak, covered) |  | body > div:nth-of-type(1) > div > span:nth-of-type(2)
button:button button "Actions" (covered) |  | body > div:nth-of-type(1) > div > button:nth-of-type(1)
button:button button "Ask" (covered) |  | body > div:nth-of-type(1) > div > button:nth-of-type(2)
li option "Apple" (selected, focused, new) | listbox | #menu- > div:nth-of-type(3) > ul > li:nth-of-type(1)
li option "Banana" (new) | listbox | #menu- > div:nth-of-type(3) > ul > li:nth-of-type(2)
li option "Cherry" (new) | listbox | #menu- > div:nth-of-type(3) > ul > li:nth-of-type(3)
`,
  `City
Name`,
);

/** mui-dialog: as the scanner saw it. */
export const muiDialog = seenPage(
  'http://widgets.localhost/mui-dialog',
  'mui-dialog',
  `
input:text combobox "City" (collapsed, covered) |  | body > div:nth-of-type(1) > div > div:nth-of-type(1) > div > div > input
button:button button "Open" (covered) |  | button[aria-label="Open"]
div combobox "Fruit" =Apple (collapsed, popup, covered) |  | div[aria-label="Fruit"]
input:text textbox "Name" (covered) |  | body > div:nth-of-type(1) > div > div:nth-of-type(3) > div > input
span  "Dark" (weak, covered) |  | body > div:nth-of-type(1) > div > span:nth-of-type(1) > span:nth-of-type(1)
input:checkbox switch "Dark" (unchecked, covered) |  | input[aria-label="Dark"]
span  "20" (weak, covered) |  | body > div:nth-of-type(1) > div > span:nth-of-type(2)
button:button button "Actions" (covered) |  | body > div:nth-of-type(1) > div > button:nth-of-type(1)
button:button button "Ask" (covered) |  | body > div:nth-of-type(1) > div > button:nth-of-type(2)
button:button button "Yes" (new) | heading Sure? / dialog Sure? | body > div:nth-of-type(2) > div:nth-of-type(3) > div > div > button
`,
  `City
Name
# Sure?`,
  { dialogs: ['dialog Sure?'] },
);

/** antd: as the scanner saw it. */
export const antd = seenPage(
  'http://widgets.localhost/antd',
  'antd',
  `
input:text combobox "Item" (collapsed, popup) |  | #s
div  "down" (weak) |  | div.ant-cascader
input:text combobox "" (collapsed, readonly, popup) |  | #c
input:checkbox checkbox "Agree" (unchecked) |  | input[type="checkbox"]
button:button switch "Dark" (unchecked) |  | button[aria-label="Dark"]
`,
  `Agree`,
);

/** antd-select: as the scanner saw it. */
export const antdSelect = seenPage(
  'http://widgets.localhost/antd-select',
  'antd-select',
  `
input:text combobox "Item" (expanded, focused, popup) {Item 0; Item 1} | item Agree | #s
div  "down" (weak) | item Agree | div.ant-cascader
input:text combobox "" (collapsed, readonly, popup) | item Agree | #c
input:checkbox checkbox "Agree" (unchecked) |  | input[type="checkbox"]
button:button switch "Dark" (unchecked) | item Agree | button[aria-label="Dark"]
div  "Item 0" (weak, new) | item v0 | div[title="Item 0"]
div  "Item 1" (weak, new) | item v0 | div[title="Item 1"]
div  "Item 2" (weak, new) | item v0 | div[title="Item 2"]
div  "Item 3" (weak, new) | item v0 | div[title="Item 3"]
div  "Item 4" (weak, new) | item v0 | div[title="Item 4"]
div  "Item 5" (weak, new) | item v0 | div[title="Item 5"]
div  "Item 6" (weak, new) | item v0 | div[title="Item 6"]
div  "Item 7" (weak, new) | item v0 | div[title="Item 7"]
div  "" (weak, new) | item v0 | div.ant-select-dropdown-list-scrollbar
`,
  `Agree
Item 0
Item 1
Item 2
Item 3
Item 4
Item 5
Item 6
Item 7`,
);

/** bootstrap: as the scanner saw it. */
export const bootstrap = seenPage(
  'http://widgets.localhost/bootstrap',
  'bootstrap',
  `
button button "Actions" |  | button.dropdown-toggle
button button "Ask" |  | body > button
button button "One" | list | body > ul > li:nth-of-type(1) > button
button button "Two" | list | body > ul > li:nth-of-type(2) > button
`,
  `first`,
);

/** bootstrap-menu: as the scanner saw it. */
export const bootstrapMenu = seenPage(
  'http://widgets.localhost/bootstrap-menu',
  'bootstrap-menu',
  `
button button "Actions" (expanded, focused) |  | button.dropdown-toggle
button button "Edit" (new) | list | button[onclick="said.push('edit')"]
button button "Ask" (covered) |  | body > button
button button "One" | list | body > ul > li:nth-of-type(1) > button
button button "Two" | list | body > ul > li:nth-of-type(2) > button
`,
  `first`,
);

/** bootstrap-modal: as the scanner saw it. */
export const bootstrapModal = seenPage(
  'http://widgets.localhost/bootstrap-modal',
  'bootstrap-modal',
  `
button button "Actions" (covered) |  | button.dropdown-toggle
button button "Ask" (focused, covered) |  | body > button
input textbox "Answer" (new) | dialog | input[aria-label="Answer"]
button button "Done" (new) | dialog | #m > div > div > div > button
button button "One" (covered) | list | body > ul > li:nth-of-type(1) > button
button button "Two" (covered) | list | body > ul > li:nth-of-type(2) > button
`,
  `first`,
  { dialogs: ['dialog Done'] },
);

/** ag-grid: as the scanner saw it. */
export const agGrid = seenPage(
  'http://widgets.localhost/ag-grid',
  'ag-grid',
  `
div grid "" (weak) |  | div.ag-grid-viewport
div row "Name Age" (weak) | grid | div.ag-header-row
div  "Name" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(1) > div:nth-of-type(1) > div > div:nth-of-type(2) > div:nth-of-type(1) > div:nth-of-type(2) > div > div
div  "Age" (weak) | row Name / grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(1) > div:nth-of-type(1) > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div > div
div row "Person 0 0" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(1)
div row "Person 1 1" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(2)
div row "Person 2 2" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(3)
div row "Person 3 3" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(4)
div row "Person 4 4" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(5)
div row "Person 5 5" (weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(6)
div row "Person 6 6" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(7)
div row "Person 7 7" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(8)
div row "Person 8 8" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(9)
div row "Person 9 9" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(10)
div row "Person 10 10" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(11)
div row "Person 11 11" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(12)
div row "Person 12 12" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(13)
div row "Person 13 13" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(14)
div row "Person 14 14" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(15)
div row "Person 15 15" (out, weak) | grid | body > div > div > div > div > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(2) > div:nth-of-type(1) > div > div:nth-of-type(2) > div > div:nth-of-type(16)
div scroller "" (weak) |  | div.ag-body-vertical-scroll-viewport
`,
  ``,
);

/** flatpickr-open: as the scanner saw it. */
export const flatpickr = seenPage(
  'http://widgets.localhost/flatpickr-open',
  'flatpickr-open',
  `
input:text textbox "Day" =2024-05-01 (readonly, focused) |  | #d
span  "" (weak, new) |  | span.flatpickr-prev-month
select combobox "Month" =May (new) {January; February; March; April; *May; June; July; August; September; October; November; December} |  | select[aria-label="Month"]
input:number spinbutton "Year" =2024 (new) |  | input[aria-label="Year"]
span  "" (out, weak, new) |  | span.arrowUp
span  "" (out, weak, new) |  | span.arrowDown
span  "" (weak, new) |  | span.flatpickr-next-month
span  "May 1, 2024" (weak, new) |  | span[aria-label="May 1, 2024"]
span  "May 2, 2024" (weak, new) |  | span[aria-label="May 2, 2024"]
span  "May 3, 2024" (weak, new) |  | span[aria-label="May 3, 2024"]
span  "May 4, 2024" (weak, new) |  | span[aria-label="May 4, 2024"]
span  "May 5, 2024" (weak, new) |  | span[aria-label="May 5, 2024"]
span  "May 6, 2024" (weak, new) |  | span[aria-label="May 6, 2024"]
span  "May 7, 2024" (weak, new) |  | span[aria-label="May 7, 2024"]
span  "May 8, 2024" (weak, new) |  | span[aria-label="May 8, 2024"]
span  "May 9, 2024" (weak, new) |  | span[aria-label="May 9, 2024"]
span  "May 10, 2024" (weak, new) |  | span[aria-label="May 10, 2024"]
span  "May 11, 2024" (weak, new) |  | span[aria-label="May 11, 2024"]
span  "May 12, 2024" (weak, new) |  | span[aria-label="May 12, 2024"]
span  "May 13, 2024" (weak, new) |  | span[aria-label="May 13, 2024"]
span  "May 14, 2024" (weak, new) |  | span[aria-label="May 14, 2024"]
span  "May 15, 2024" (weak, new) |  | span[aria-label="May 15, 2024"]
span  "May 16, 2024" (weak, new) |  | span[aria-label="May 16, 2024"]
span  "May 17, 2024" (weak, new) |  | span[aria-label="May 17, 2024"]
span  "May 18, 2024" (weak, new) |  | span[aria-label="May 18, 2024"]
span  "May 19, 2024" (weak, new) |  | span[aria-label="May 19, 2024"]
span  "May 20, 2024" (weak, new) |  | span[aria-label="May 20, 2024"]
span  "May 21, 2024" (weak, new) |  | span[aria-label="May 21, 2024"]
span  "May 22, 2024" (weak, new) |  | span[aria-label="May 22, 2024"]
span  "May 23, 2024" (weak, new) |  | span[aria-label="May 23, 2024"]
`,
  `Day
Sun
Mon
Tue
Wed
Thu
Fri
Sat
28
29
30
1
2
3
4
5
6
7
8
9
10
11
12
13
14
15
16
17
18
19
20
21
22
23
24
25
26
27
28
29
30
31
1
2
3
4
5
6
7
8`,
);

/** fullcalendar: as the scanner saw it. */
export const calendar = seenPage(
  'http://widgets.localhost/fullcalendar',
  'fullcalendar',
  `
button:button button "today" |  | button[title="This month"]
button:button button "Previous month" |  | button[title="Previous month"]
button:button button "Next month" |  | button[title="Next month"]
a  "Sunday" (weak) | grid | a[aria-label="Sunday"]
a  "Monday" (weak) | row Sun / grid | a[aria-label="Monday"]
a  "Tuesday" (weak) | row Sun / grid | a[aria-label="Tuesday"]
a  "Wednesday" (weak) | row Sun / grid | a[aria-label="Wednesday"]
a  "Thursday" (weak) | row Sun / grid | a[aria-label="Thursday"]
a  "Friday" (weak) | row Sun / grid | a[aria-label="Friday"]
a  "Saturday" (weak) | row Sun / grid | a[aria-label="Saturday"]
a  "April 28, 2024" (weak) | grid | a[aria-label="April 28, 2024"]
a  "April 29, 2024" (weak) | grid | a[aria-label="April 29, 2024"]
a  "April 30, 2024" (weak) | grid | a[aria-label="April 30, 2024"]
a  "May 1, 2024" (weak) | grid | a[aria-label="May 1, 2024"]
a  "May 2, 2024" (weak) | grid | a[aria-label="May 2, 2024"]
a  "May 3, 2024" (weak) | grid | a[aria-label="May 3, 2024"]
a  "May 4, 2024" (weak) | grid | a[aria-label="May 4, 2024"]
a  "May 5, 2024" (weak) | row Trip / grid | a[aria-label="May 5, 2024"]
a  "May 6, 2024" (weak) | row Trip / grid | a[aria-label="May 6, 2024"]
a  "May 7, 2024" (weak) | gridcell Trip / row Trip / grid | a[aria-label="May 7, 2024"]
a  "Trip" (weak) | grid | a.fc-event
a  "May 8, 2024" (weak) | row Trip / grid | a[aria-label="May 8, 2024"]
a  "May 9, 2024" (weak) | row Trip / grid | a[aria-label="May 9, 2024"]
a  "May 10, 2024" (weak) | row Trip / grid | a[aria-label="May 10, 2024"]
a  "May 11, 2024" (weak) | row Trip / grid | a[aria-label="May 11, 2024"]
a  "May 12, 2024" (weak) | grid | a[aria-label="May 12, 2024"]
a  "May 13, 2024" (weak) | grid | a[aria-label="May 13, 2024"]
a  "May 14, 2024" (weak) | grid | a[aria-label="May 14, 2024"]
a  "May 15, 2024" (weak) | grid | a[aria-label="May 15, 2024"]
a  "May 16, 2024" (weak) | grid | a[aria-label="May 16, 2024"]
`,
  `# May 2024
Sun
Mon
Tue
Wed
Thu
Fri
Sat
28
29
30
1
2
3
4
5
6
7
8
9
10
11
12
13
14
15
16
17
18
19
20
21
22
23
24
25
26
27
28
29
30
31
1
2
3
4
5
6
7
8`,
);
