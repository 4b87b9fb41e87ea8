import { seenPage } from '../seen-page';

/** Log in · Wayfare Desk: as the scanner saw the demo. */
export const demoLogin = seenPage(
  'http://demo.localhost/desk/login',
  'Log in · Wayfare Desk',
  `
a link "Wayfare Desk" (new) |  | a[href="/desk/"]
input:email textbox "Email" (required, new) | heading Welcome back / form Log in | #email
input:password textbox "Password" (required, new, secret) | heading Welcome back / form Log in | #password
input:checkbox checkbox "Remember me" (unchecked, new) | heading Welcome back / form Log in | input[name="remember"]
a link "Forgot your password?" (new) | heading Welcome back / form Log in | a.gate-link
button:submit button "Login" (new) | form Log in | #login-button
`,
  `# Welcome back
Log in to plan and book for your team.
Email
Password
Remember me
Every trip of the whole team, on one desk.
Trusted by 2,300 travel teams`,
);

/** Dashboard · Wayfare Desk: as the scanner saw the demo. */
export const demoDashboard = seenPage(
  'http://demo.localhost/desk/dashboard',
  'Dashboard · Wayfare Desk',
  `
a link "Wayfare Desk" (new) | complementary Sections | a[href="/desk/"]
a link "Dashboard" (current, new) | navigation Main / complementary Sections | a[href="/desk/dashboard"]
a link "Trips" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(2)
a link "Calendar" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(3)
a link "Team" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(4)
button:button button "Notifications" (new) | banner | button[aria-label="Notifications"]
button:button button "Account menu" (collapsed, popup, new) | banner | #account-trigger
input:text textbox "Destination" (required, new) | search / heading Good morning, Ada / main | #destination
input:date textbox "Check-in" (new) | search / heading Good morning, Ada / main | #when
select combobox "Guests" =2 (new) {1; *2; 3; 4} | search / heading Good morning, Ada / main | #guests
button:submit button "Search" (new) | search / heading Good morning, Ada / main | #search-button
button:button button "View" (new) | row Bob Marsh / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(1) > td:nth-of-type(5) > button:nth-of-type(1)
button:button button "Cancel" (new) | row Bob Marsh / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(1) > td:nth-of-type(5) > button:nth-of-type(2)
button:button button "View" (new) | row Carla Reyes / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(2) > td:nth-of-type(5) > button:nth-of-type(1)
button:button button "Cancel" (new) | row Carla Reyes / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(2) > td:nth-of-type(5) > button:nth-of-type(2)
button:button button "View" (new) | row Dev Anand / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(3) > td:nth-of-type(5) > button:nth-of-type(1)
button:button button "Cancel" (new) | row Dev Anand / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(3) > td:nth-of-type(5) > button:nth-of-type(2)
button:button button "View" (new) | row Erin Falk / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(4) > td:nth-of-type(5) > button:nth-of-type(1)
button:button button "Cancel" (new) | row Erin Falk / table / heading Upcoming trips / region Upcoming trips | #trips > table > tbody > tr:nth-of-type(4) > td:nth-of-type(5) > button:nth-of-type(2)
`,
  `# Good morning, Ada
Where is the team going next?
Destination
Check-in
Guests
12
Trips this month
$8,410
Spent of $14,000
4.7
Average rating
3
Waiting for you
# Upcoming trips
Traveller
Destination
Dates
State
Actions
Bob Marsh
Montreal
3 – 6 March
Booked
Carla Reyes
Lisbon
11 – 14 March
Held
Dev Anand
Copenhagen
19 – 20 March
Booked
Erin Falk
Kyoto
2 – 9 April
Requested`,
);

/** Results · Wayfare Desk: as the scanner saw the demo. */
export const demoResults = seenPage(
  'http://demo.localhost/desk/results?q=Montreal',
  'Results · Wayfare Desk',
  `
a link "Wayfare Desk" (new) | complementary Sections | a[href="/desk/"]
a link "Dashboard" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(1)
a link "Trips" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(2)
a link "Calendar" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(3)
a link "Team" (new) | navigation Main / complementary Sections | body > div > aside > nav > a:nth-of-type(4)
button:button button "Notifications" (new) | banner | button[aria-label="Notifications"]
button:button button "Account menu" (collapsed, popup, new) | banner | #account-trigger
input:text textbox "Destination" =Montreal (required, new) | search / main | #destination
input:date textbox "Check-in" (new) | search / main | #when
select combobox "Guests" =2 (new) {1; *2; 3; 4} | search / main | #guests
button:submit button "Search" (new) | search / main | #search-button
select combobox "Sort by" =Best rated (new) {*Best rated; Cheapest first} | main | #sort
button:button button "Select" (new) | listitem Garden Court / list Stays / main | body > div > div > main > ul > li:nth-of-type(1) > div:nth-of-type(2) > button
button:button button "Select" (new) | listitem Hotel Aurora / list Stays / main | body > div > div > main > ul > li:nth-of-type(2) > div:nth-of-type(2) > button
button:button button "Select" (new) | listitem Park Lodge / list Stays / main | body > div > div > main > ul > li:nth-of-type(3) > div:nth-of-type(2) > button
button:button button "Select" (new) | listitem Hotel Meridian / list Stays / main | body > div > div > main > ul > li:nth-of-type(4) > div:nth-of-type(2) > button
button:button button "Select" (new) | listitem The Quayside / list Stays / main | body > div > div > main > ul > li:nth-of-type(5) > div:nth-of-type(2) > button
button:button button "Select" (out, new) | listitem Maison Blanche / list Stays / main | body > div > div > main > ul > li:nth-of-type(6) > div:nth-of-type(2) > button
button:button button "Select" (out, new) | listitem Old Mill Inn / list Stays / main | body > div > div > main > ul > li:nth-of-type(7) > div:nth-of-type(2) > button
button:button button "Select" (out, new) | listitem Station House / list Stays / main | body > div > div > main > ul > li:nth-of-type(8) > div:nth-of-type(2) > button
a link "Back to dashboard" (out, new) | main | a.button
`,
  `Destination
Check-in
Guests
# Results
8 stays in Montreal
Sort by
# Garden Court
4.9 · Montreal
$176
a night
# Hotel Aurora
4.8 · Montreal
$205
a night
# Park Lodge
4.6 · Montreal
$99
a night
# Hotel Meridian
3.9 · Montreal
$219
a night
# The Quayside
3.7 · Montreal
$183
a night
# Maison Blanche
3.7 · Montreal
$107
a night
# Old Mill Inn
2.7 · Montreal
$94
a night
# Station House
2.7 · Montreal
$263
a night`,
);
