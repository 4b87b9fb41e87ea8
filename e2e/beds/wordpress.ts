import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Served } from '../apps/flow';
import { here } from '../apps/serve';
import { type Bed, dump, php, sql } from './bed';

/** The address is the one that was asked for; nothing is fetched from elsewhere. */
const CONFIG = `<?php
$table_prefix = 'wp_';
foreach (['DB_NAME' => getenv('BED_DATABASE'), 'DB_USER' => 'root', 'DB_PASSWORD' => '', 'DB_HOST' => 'localhost:' . getenv('BED_SOCKET'), 'DB_CHARSET' => 'utf8mb4',
  'WP_HOME' => 'http://' . $_SERVER['HTTP_HOST'], 'WP_SITEURL' => 'http://' . $_SERVER['HTTP_HOST'], 'UPLOADS' => 'wp-content/' . getenv('BED_DATABASE'),
  'WP_HTTP_BLOCK_EXTERNAL' => true, 'DISABLE_WP_CRON' => true, 'AUTOMATIC_UPDATER_DISABLED' => true, 'WP_DEFAULT_THEME' => 'bed', 'ABSPATH' => __DIR__ . '/'] as $name => $value) define($name, $value);
require ABSPATH . 'wp-settings.php';`;
/** Posts have the block editor, pages the classic one. */
const THEME = {
  'style.css': '/* Theme Name: Bed */',
  'index.php': '<?php wp_head(); echo "The kitchen";',
  'functions.php': `<?php
add_theme_support('menus');
register_nav_menus(['main' => 'Main menu', 'foot' => 'Footer']);
add_filter('use_block_editor_for_post_type', fn ($use, $type) => $use && $type !== 'page', 10, 2);
add_filter('pre_wp_mail', '__return_true');`,
};

export const wordpress: Bed = {
  name: 'wordpress',
  fill: async ({ code, filled, env }) => {
    await writeFile(path.join(code, 'wp-config.php'), CONFIG);
    const theme = path.join(code, 'wp-content/themes/bed');
    await mkdir(theme, { recursive: true });
    for (const [name, text] of Object.entries(THEME)) await writeFile(path.join(theme, name), text);
    await php(here('../beds/wordpress.php'), [], code, env);
    await dump(filled);
  },
};

/** What a statement answers is what the application knows; what one inserts comes in between. */
const asked = (statement: string) => (_: Page, served: Served) => sql(served, statement);
const inserted = (into: string) => (served: Served) => sql(served, `INSERT INTO ${into}`);

/** Another person's post came in between. */
export const anotherPost = inserted(
  "wp_posts SET post_title='Rooibos', post_name='rooibos', post_status='publish', post_type='post', post_author=1, post_date='2026-11-01 10:00:00', post_date_gmt='2026-11-01 10:00:00'",
);
export const anotherComment = inserted(
  "wp_comments SET comment_post_ID=(SELECT ID FROM wp_posts WHERE post_title='Oolong'), comment_author='Eve', comment_content='How long does it draw?', comment_approved='0', comment_date='2026-09-01 10:00:00', comment_date_gmt='2026-09-01 10:00:00'",
);
/** Posts and pages beyond those that were there, or otherwise than they were: title, kind, status, parent, order, terms, text. */
export const posts = (types: string) =>
  asked(
    `SELECT post_title, post_type, post_status, (SELECT GROUP_CONCAT(CONCAT(taxonomy, ' ', name) ORDER BY taxonomy, name) FROM wp_term_relationships JOIN wp_term_taxonomy USING (term_taxonomy_id) JOIN wp_terms USING (term_id) WHERE object_id = ID) AS terms,
     comment_status, menu_order, (SELECT post_title FROM wp_posts parent WHERE parent.ID = p.post_parent) AS parent, TRIM(REGEXP_REPLACE(post_content, '(<!--[^>]*-->|\\\\s)+', ' '))
     FROM wp_posts p WHERE post_type IN (${types}) AND post_status <> 'auto-draft' AND post_content NOT LIKE CONCAT('All about ', post_title, '.') OR post_type IN (${types}) AND (post_status = 'draft' OR comment_status = 'closed' AND post_type = 'post') ORDER BY ID`,
  );
export const comments = asked(
  "SELECT comment_author, comment_approved, (SELECT comment_author FROM wp_comments parent WHERE parent.comment_ID = c.comment_parent), IF(comment_author = 'ada', comment_content, '') FROM wp_comments c ORDER BY comment_ID",
);
export const options = asked(
  "SELECT option_name, option_value FROM wp_options WHERE option_name IN ('blogname', 'blogdescription', 'timezone_string', 'gmt_offset', 'date_format', 'start_of_week', 'users_can_register') ORDER BY option_name",
);
export const menus = asked(
  `SELECT menu_order, post_title, (SELECT name FROM wp_term_relationships JOIN wp_term_taxonomy USING (term_taxonomy_id) JOIN wp_terms USING (term_id) WHERE object_id = ID),
     (SELECT target.post_title FROM wp_postmeta JOIN wp_posts target ON target.ID = meta_value WHERE post_id = p.ID AND meta_key = '_menu_item_object_id' AND target.post_type = 'page'),
     (SELECT meta_value FROM wp_postmeta WHERE post_id = p.ID AND meta_key = '_menu_item_url'), (SELECT COUNT(*) FROM wp_options WHERE option_name = 'theme_mods_bed' AND option_value LIKE '%"main";i:%')
     FROM wp_posts p WHERE post_type = 'nav_menu_item' AND post_status = 'publish' ORDER BY menu_order`,
);
export const media = asked(
  "SELECT post_title, post_excerpt, (SELECT meta_value FROM wp_postmeta WHERE post_id = ID AND meta_key = '_wp_attachment_image_alt') FROM wp_posts WHERE post_type = 'attachment' ORDER BY ID",
);
