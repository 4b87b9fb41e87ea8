import { seenPage } from '../seen-page';

/** Themes · Tint: as the scanner saw the demo. */
export const demoThemes = seenPage(
  'http://demo.localhost/themes/?modal=never',
  'Themes · Tint',
  `
a link "Tint" | banner | a.logo
a link "Docs" | navigation Main / banner | body > div > header > nav > a:nth-of-type(1)
a link "Components" | navigation Main / banner | body > div > header > nav > a:nth-of-type(2)
a link "Blocks" | navigation Main / banner | body > div > header > nav > a:nth-of-type(3)
a link "Themes" (current) | navigation Main / banner | body > div > header > nav > a:nth-of-type(4)
button:button button "Search docs" | banner | button[aria-label="Search docs"]
button:button button "Theme Neutral" (collapsed, popup) | toolbar Customise | #theme-trigger
button:button button "Style Vega" (collapsed, popup) | item Theme / toolbar Customise | #style-trigger
button:button button "Radius Medium" (collapsed, popup) | item Theme / toolbar Customise | #radius-trigger
button:button button "Font Inter" (collapsed, popup) | item Theme / toolbar Customise | #font-trigger
button:button button "Reset" | toolbar Customise | #reset
button:button button "Copy code" | item Reset / toolbar Customise | #copy-code
input:radio radio "Card" (checked) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="card"]
input:radio radio "Wallet" (unchecked) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="paypal"]
input:radio radio "Bank" (unchecked) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="bank"]
input textbox "Name" | heading Payment method / item Payment method / main Preview | #holder
input textbox "City" (out) | heading Payment method / item Payment method / main Preview | #city
button:button button "Continue" (out) | item Payment method / main Preview | button.wide
button:button button "Invite" | listitem Sofia Davis / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(1) > button
button:button button "Invite" | listitem Jackson Lee / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(2) > button
button:button button "Invite" | listitem Isabella Nguyen / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(3) > button
input textbox "Message" (out) | form / heading Messages / item Messages / main Preview | #message
button:submit button "Send" (out) | form / heading Messages / item Messages / main Preview | button[aria-label="Send"]
button:button button "Decrease" | heading Move goal / item Move goal / main Preview | button[aria-label="Decrease"]
button:button button "Increase" | heading Move goal / item Move goal / main Preview | button[aria-label="Increase"]
button:button switch "Email digests" (checked) | heading Notifications / item Notifications / main Preview | #emails
button:button switch "Mentions" (checked) | heading Notifications / item Notifications / main Preview | #mentions
button:button switch "Product news" (unchecked) | heading Notifications / item Notifications / main Preview | #marketing
select combobox "Area" =Billing (out) {*Billing; Account; Deployments; Support} | heading Report an issue / item Report an issue / main Preview | #area
input textbox "Subject" (out) | heading Report an issue / item Report an issue / main Preview | #subject
input:checkbox checkbox "This is urgent" (unchecked, out) | heading Report an issue / item Report an issue / main Preview | input[type="checkbox"]
button:button button "Cancel" (out) | heading Report an issue / item Report an issue / main Preview | #preview > section:nth-of-type(7) > div:nth-of-type(3) > button:nth-of-type(1)
button:button button "Submit" (out) | heading Report an issue / item Report an issue / main Preview | #preview > section:nth-of-type(7) > div:nth-of-type(3) > button:nth-of-type(2)
a link "Back to top" (out) | contentinfo | body > div > footer > a
`,
  `# Make every pixel yours
Hand-picked themes for your components. Choose, see it live, take the code along.
# Total revenue
$15,231.89
+20.1% from last month
# Payment method
Add a new way to pay to your account.
Card
Wallet
Bank
Name
City
# Team members
Invite your team to collaborate.
S
Sofia Davis
sofia@example.com
Owner
J
Jackson Lee
jackson@example.com
Member
I
Isabella Nguyen
isabella@example.com
Member
# Messages
Hi, how can I help you today?
Hey, I am having trouble with my account.
What seems to be the problem?
# Move goal
Set your daily activity goal.
350
Calories a day
# Notifications
Email digests
A summary every Monday.
Mentions
When somebody names you.
Product news
New themes and features.
# Report an issue
Area
Subject
This is urgent
Free for personal and commercial work.
Made with care`,
);

/** Themes · Tint: as the scanner saw the demo. */
export const demoThemeMenu = seenPage(
  'http://demo.localhost/themes/?modal=never',
  'Themes · Tint',
  `
a link "Tint" | banner | a.logo
a link "Docs" | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(1)
a link "Components" | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(2)
a link "Blocks" | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(3)
a link "Themes" (current) | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(4)
button:button button "Search docs" | banner | button[aria-label="Search docs"]
button:button button "Theme Neutral" (expanded, popup) | toolbar Customise | #theme-trigger
button:button button "Style Vega" (collapsed, popup) | item Theme / toolbar Customise | #style-trigger
button:button button "Radius Medium" (collapsed, popup) | item Theme / toolbar Customise | #radius-trigger
button:button button "Font Inter" (collapsed, popup) | item Theme / toolbar Customise | #font-trigger
button:button button "Reset" | toolbar Customise | #reset
button:button button "Copy code" | item Reset / toolbar Customise | #copy-code
input:radio radio "Card" (checked) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="card"]
input:radio radio "Wallet" (unchecked) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="paypal"]
input:radio radio "Bank" (unchecked) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="bank"]
input textbox "Name" | heading Payment method / item Payment method / main Preview | #holder
input textbox "City" (out) | heading Payment method / item Payment method / main Preview | #city
button:button button "Continue" (out) | item Payment method / main Preview | button.wide
button:button button "Invite" | listitem Sofia Davis / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(1) > button
button:button button "Invite" | listitem Jackson Lee / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(2) > button
button:button button "Invite" | listitem Isabella Nguyen / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(3) > button
input textbox "Message" (out) | form / heading Messages / item Messages / main Preview | #message
button:submit button "Send" (out) | form / heading Messages / item Messages / main Preview | button[aria-label="Send"]
button:button button "Decrease" | heading Move goal / item Move goal / main Preview | button[aria-label="Decrease"]
button:button button "Increase" | heading Move goal / item Move goal / main Preview | button[aria-label="Increase"]
button:button switch "Email digests" (checked) | heading Notifications / item Notifications / main Preview | #emails
button:button switch "Mentions" (checked) | heading Notifications / item Notifications / main Preview | #mentions
button:button switch "Product news" (unchecked) | heading Notifications / item Notifications / main Preview | #marketing
select combobox "Area" =Billing (out) {*Billing; Account; Deployments; Support} | heading Report an issue / item Report an issue / main Preview | #area
input textbox "Subject" (out) | heading Report an issue / item Report an issue / main Preview | #subject
input:checkbox checkbox "This is urgent" (unchecked, out) | heading Report an issue / item Report an issue / main Preview | input[type="checkbox"]
button:button button "Cancel" (out) | heading Report an issue / item Report an issue / main Preview | #preview > section:nth-of-type(7) > div:nth-of-type(3) > button:nth-of-type(1)
button:button button "Submit" (out) | heading Report an issue / item Report an issue / main Preview | #preview > section:nth-of-type(7) > div:nth-of-type(3) > button:nth-of-type(2)
a link "Back to top" (out) | contentinfo | body > div:nth-of-type(1) > footer > a
div scroller "" (weak, new) |  | div.menu
div option "Neutral" (selected, focused, new) | listbox Theme | div.chosen
div option "Stone" (new) | listbox Theme | #theme-list > div:nth-of-type(2)
div option "Slate" (new) | listbox Theme | #theme-list > div:nth-of-type(3)
div option "Purple" (new) | listbox Theme | #theme-list > div:nth-of-type(4)
div option "Fuchsia" (new) | listbox Theme | #theme-list > div:nth-of-type(5)
div option "Blue" (new) | listbox Theme | #theme-list > div:nth-of-type(6)
div option "Cyan" (new) | listbox Theme | #theme-list > div:nth-of-type(7)
div option "Green" (new) | listbox Theme | #theme-list > div:nth-of-type(8)
div option "Lime" (new) | listbox Theme | #theme-list > div:nth-of-type(9)
div option "Amber" (new) | listbox Theme | #theme-list > div:nth-of-type(10)
div option "Orange" (out, new) | listbox Theme | #theme-list > div:nth-of-type(11)
div option "Rose" (out, new) | listbox Theme | #theme-list > div:nth-of-type(12)
div option "Red" (out, new) | listbox Theme | #theme-list > div:nth-of-type(13)
`,
  `# Make every pixel yours
Hand-picked themes for your components. Choose, see it live, take the code along.
# Total revenue
$15,231.89
+20.1% from last month
# Payment method
Add a new way to pay to your account.
Card
Wallet
Bank
Name
City
# Team members
Invite your team to collaborate.
S
Sofia Davis
sofia@example.com
Owner
J
Jackson Lee
jackson@example.com
Member
I
Isabella Nguyen
isabella@example.com
Member
# Messages
Hi, how can I help you today?
Hey, I am having trouble with my account.
What seems to be the problem?
# Move goal
Set your daily activity goal.
350
Calories a day
# Notifications
Email digests
A summary every Monday.
Mentions
When somebody names you.
Product news
New themes and features.
# Report an issue
Area
Subject
This is urgent
Free for personal and commercial work.
Made with care`,
);

/** Themes · Tint: as the scanner saw the demo. */
export const demoThemesModal = seenPage(
  'http://demo.localhost/themes/?modal=always',
  'Themes · Tint',
  `
a link "Tint" (new, covered) | banner | a.logo
a link "Docs" (new, covered) | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(1)
a link "Components" (new, covered) | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(2)
a link "Blocks" (new, covered) | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(3)
a link "Themes" (current, new, covered) | navigation Main / banner | body > div:nth-of-type(1) > header > nav > a:nth-of-type(4)
button:button button "Search docs" (new, covered) | banner | button[aria-label="Search docs"]
button:button button "Theme Neutral" (collapsed, popup, new, covered) | toolbar Customise | #theme-trigger
button:button button "Style Vega" (collapsed, popup, new, covered) | item Theme / toolbar Customise | #style-trigger
button:button button "Radius Medium" (collapsed, popup, new, covered) | item Theme / toolbar Customise | #radius-trigger
button:button button "Font Inter" (collapsed, popup, new, covered) | item Theme / toolbar Customise | #font-trigger
button:button button "Reset" (new, covered) | toolbar Customise | #reset
button:button button "Copy code" (new, covered) | item Reset / toolbar Customise | #copy-code
input:radio radio "Card" (checked, new, covered) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="card"]
input:radio radio "Wallet" (unchecked, new, covered) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="paypal"]
input:radio radio "Bank" (unchecked, new, covered) | radiogroup Way to pay / heading Payment method / item Payment method / main Preview | input[name="way"][value="bank"]
input textbox "Name" (new) | heading Payment method / item Payment method / main Preview | #holder
input textbox "City" (out, new) | heading Payment method / item Payment method / main Preview | #city
button:button button "Continue" (out, new) | item Payment method / main Preview | button.wide
button:button button "Invite" (new, covered) | listitem Sofia Davis / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(1) > button
button:button button "Invite" (new, covered) | listitem Jackson Lee / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(2) > button
button:button button "Invite" (new, covered) | listitem Isabella Nguyen / list / heading Team members / item Team members | #preview > section:nth-of-type(3) > ul > li:nth-of-type(3) > button
input textbox "Message" (out, new) | form / heading Messages / item Messages / main Preview | #message
button:submit button "Send" (out, new) | form / heading Messages / item Messages / main Preview | button[aria-label="Send"]
button:button button "Decrease" (new, covered) | heading Move goal / item Move goal / main Preview | button[aria-label="Decrease"]
button:button button "Increase" (new, covered) | heading Move goal / item Move goal / main Preview | button[aria-label="Increase"]
button:button switch "Email digests" (checked, new, covered) | heading Notifications / item Notifications / main Preview | #emails
button:button switch "Mentions" (checked, new, covered) | heading Notifications / item Notifications / main Preview | #mentions
button:button switch "Product news" (unchecked, new, covered) | heading Notifications / item Notifications / main Preview | #marketing
select combobox "Area" =Billing (out, new) {*Billing; Account; Deployments; Support} | heading Report an issue / item Report an issue / main Preview | #area
input textbox "Subject" (out, new) | heading Report an issue / item Report an issue / main Preview | #subject
input:checkbox checkbox "This is urgent" (unchecked, out, new) | heading Report an issue / item Report an issue / main Preview | input[type="checkbox"]
button:button button "Cancel" (out, new) | heading Report an issue / item Report an issue / main Preview | #preview > section:nth-of-type(7) > div:nth-of-type(3) > button:nth-of-type(1)
button:button button "Submit" (out, new) | heading Report an issue / item Report an issue / main Preview | #preview > section:nth-of-type(7) > div:nth-of-type(3) > button:nth-of-type(2)
a link "Back to top" (out, new) | contentinfo | body > div:nth-of-type(1) > footer > a
button:button button "Get Started" (focused, new) | heading Welcome to Tint / dialog Welcome to Tint | #get-started
`,
  `# Make every pixel yours
Hand-picked themes for your components. Choose, see it live, take the code along.
# Total revenue
$15,231.89
+20.1% from last month
# Payment method
Add a new way to pay to your account.
Card
Wallet
Bank
Name
City
# Team members
Invite your team to collaborate.
S
Sofia Davis
sofia@example.com
Owner
J
Jackson Lee
jackson@example.com
Member
I
Isabella Nguyen
isabella@example.com
Member
# Messages
Hi, how can I help you today?
Hey, I am having trouble with my account.
What seems to be the problem?
# Move goal
Set your daily activity goal.
350
Calories a day
# Notifications
Email digests
A summary every Monday.
Mentions
When somebody names you.
Product news
New themes and features.
# Report an issue
Area
Subject
This is urgent
Free for personal and commercial work.
Made with care
# Welcome to Tint
Pick a theme, a style, a radius and a font. Everything below follows at once, and you can copy the code when you like what you see.`,
  { dialogs: ['dialog Welcome to Tint'] },
);
