import fakeDataProvider from 'ra-data-fakerest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import frenchMessages from 'ra-language-french';
import {
  Admin,
  BooleanInput,
  Create,
  Datagrid,
  DateField,
  Edit,
  EditButton,
  List,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  Resource,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const french = location.search.includes('fr');
const i18n = polyglotI18nProvider(() => (french ? frenchMessages : englishMessages), french ? 'fr' : 'en');
const provider = fakeDataProvider({
  categories: [
    { id: 1, name: 'News' },
    { id: 2, name: 'Recipes' },
    { id: 3, name: 'Travel' },
  ],
  posts: Array.from({ length: 14 }, (_, at) => ({
    id: at + 1,
    title: `Post number ${at + 1}`,
    category_id: (at % 3) + 1,
    views: at * 7,
    featured: false,
  })),
});
window.posts = async () =>
  (await provider.getList('posts', { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} })).data;

const Fields = () => (
  <SimpleForm>
    <TextInput source="title" />
    <ReferenceInput source="category_id" reference="categories">
      <SelectInput optionText="name" />
    </ReferenceInput>
    <NumberInput source="views" />
    <BooleanInput source="featured" />
  </SimpleForm>
);
const Posts = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <Datagrid>
      <TextField source="id" />
      <TextField source="title" />
      <ReferenceField source="category_id" reference="categories">
        <TextField source="name" />
      </ReferenceField>
      <DateField source="published" emptyText="-" />
      <EditButton />
    </Datagrid>
  </List>
);
createRoot(document.querySelector('#app')).render(
  <Admin dataProvider={provider} i18nProvider={i18n} disableTelemetry>
    <Resource
      name="posts"
      list={Posts}
      edit={
        <Edit mutationMode="pessimistic">
          <Fields />
        </Edit>
      }
      create={
        <Create redirect="list">
          <Fields />
        </Create>
      }
    />
    <Resource name="categories" />
  </Admin>,
);
