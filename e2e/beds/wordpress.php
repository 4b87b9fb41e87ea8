<?php
// Installs a WordPress in this folder's database, and fills it.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install('The kitchen', 'ada', 'ada@kitchen.example', false, '', 'swordfish');
update_user_meta(1, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], '_modified' => '2026-01-01T00:00:00.000Z']);
update_user_meta(1, 'show_welcome_panel', 0);
update_option('show_avatars', 0);
update_option('template', 'bed');
update_option('stylesheet', 'bed');
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
foreach (['Recipes', 'News', 'Stories'] as $name) wp_create_category($name);
$recipes = get_cat_ID('Recipes');
$news = get_cat_ID('News');
foreach (['Green tea', 'Black tea', 'White tea', 'Oolong', 'Iced tea', 'Chai'] as $nth => $title)
  $posts[$title] = wp_insert_post(['post_title' => $title, 'post_content' => "All about $title.", 'post_status' => 'publish', 'post_author' => 1, 'post_date' => "2026-0" . ($nth + 1) . "-03 10:00:00", 'post_category' => [$nth % 2 ? $news : $recipes]]);
foreach (['About', 'Contact', 'Opening hours'] as $nth => $title)
  wp_insert_post(['post_type' => 'page', 'post_title' => $title, 'post_date' => "2026-02-0" . ($nth + 1) . " 10:00:00", 'post_content' => "$title.", 'post_status' => 'publish', 'post_author' => 1]);
foreach ([['Ann', 'How long does it draw?', 'Green tea', 0], ['Bob', 'Cheap watches here', 'Chai', 0], ['Cid', 'With sugar or without?', 'Oolong', 1], ['Dee', 'How long does it draw?', 'Chai', 0]] as $nth => [$who, $text, $on, $approved])
  wp_insert_comment(['comment_post_ID' => $posts[$on], 'comment_author' => $who, 'comment_author_email' => strtolower($who) . '@kitchen.example', 'comment_content' => $text, 'comment_approved' => $approved, 'comment_date' => "2026-07-0" . ($nth + 1) . " 10:00:00"]);
