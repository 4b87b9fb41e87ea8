import Backbone from 'backbone';
import $ from 'jquery';
import _ from 'underscore';
import 'todomvc-common/base.css';
import { keep, shownOf } from './todos.js';

Backbone.$ = $;
/** As TodoMVC's Backbone example had it at first: ids instead of classes, the whole list drawn again at each change, a table of rows. */
const Page = Backbone.View.extend({
  el: $('<div id="todoapp">').appendTo('body'),
  events: {
    'keypress #new-todo': 'add',
    'change #toggle-all': 'all',
    'change [data-at] input': 'toggle',
    'click [data-at] button': 'remove',
    'click #filters a': 'pick',
    'click #clear-completed': 'clear',
  },
  template:
    _.template(`<div id="list"><input id="toggle-all" type="checkbox" <%= rest ? '' : 'checked' %>> <label for="toggle-all">Mark all as complete</label>
    <ul><% shown.forEach(function (todo) { %><li data-at="<%= todos.indexOf(todo) %>"><div><input type="checkbox" <%= todo.done ? 'checked' : '' %>></div>
    <div><b><%- todo.title %></b></div><div><button aria-label="Delete">×</button></div></li><% }) %></ul></div>
    <div id="foot"><span><%= rest %> items left</span><div id="filters"><a href="#">All</a> <a href="#">Active</a> <a href="#">Completed</a></div>
    <p><button id="clear-completed">Clear completed</button></p></div>`),
  todos: [],
  filter: 'All',
  initialize() {
    this.$el.html('<h1>todos</h1><p><input id="new-todo" placeholder="What needs to be done?"></p><div id="rest"></div>');
  },
  put(todos) {
    this.todos = keep(todos);
    this.draw();
  },
  draw() {
    const rest = this.todos.filter((one) => !one.done).length;
    const given = { todos: this.todos, shown: shownOf(this.todos, this.filter), rest };
    this.$('#rest').html(this.todos.length ? this.template(given) : '');
  },
  at: (event) => Number($(event.target).closest('[data-at]').attr('data-at')),
  add(event) {
    const title = event.target.value.trim();
    if (event.which !== 13 || !title) return;
    event.target.value = '';
    this.put([...this.todos, { title, done: false }]);
  },
  all(event) {
    this.put(this.todos.map((one) => ({ ...one, done: event.target.checked })));
  },
  toggle(event) {
    this.put(this.todos.map((one, at) => (at === this.at(event) ? { ...one, done: !one.done } : one)));
  },
  remove(event) {
    this.put(this.todos.filter((_one, at) => at !== this.at(event)));
  },
  pick(event) {
    event.preventDefault();
    this.filter = $(event.target).text();
    this.draw();
  },
  clear() {
    this.put(this.todos.filter((one) => !one.done));
  },
});
new Page();
