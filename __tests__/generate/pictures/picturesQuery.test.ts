import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, parse, validate } from 'graphql';
import { contractPath } from '../../../plugins/content-endpoint/endpoint/contractPath';
import { pictureAddresses, picturesQuery } from '../../../src/gatsby/contentPictures';
import { contentSource } from '../../../src/generate/content/contentSource';
import { startOtherEndpoint } from '../../support/content/otherEndpoint/startOtherEndpoint';

const contract = buildSchema(readFileSync(contractPath(), 'utf8'));

describe('the query for all pictures of the content', () => {
  it('asks for every field of the contract that holds a picture', () => {
    const holders = Object.values(contract.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'Image')
          .map(({ name }) => `${type.name}_${name}: ${name} { url }`),
      );
    const query = picturesQuery(contract);
    expect(holders.length).toBeGreaterThan(8);
    expect(holders.filter((holder) => !query.includes(holder))).toEqual([]);
  });

  it('is valid for every endpoint that implements the contract', async () => {
    expect(validate(contract, parse(picturesQuery(contract)))).toEqual([]);
    const endpoint = await startOtherEndpoint();
    const answer = await contentSource({ contentUrl: endpoint.url }).ask(picturesQuery(contract));
    await endpoint.stop();
    const paths = pictureAddresses(answer).map((address) => new URL(address, endpoint.url).pathname);
    expect([...paths].sort()).toEqual([
      '/pictures/0.png',
      '/pictures/1.jpeg',
      '/pictures/2.webp',
      '/pictures/3.png',
      '/uploads/team/dev-patel.webp',
      '/uploads/vehicles/quartz-hero.webp',
    ]);
  });

  it('leaves out fields with required arguments, and ends at recursive types', () => {
    const round = buildSchema(`
      type Image { url: String! }
      type Link { icon: Image, children: [Link!]! }
      type Query { links: [Link!]!, link(id: ID!): Link }
    `);
    expect(picturesQuery(round)).toBe('query Pictures { links { Link_icon: icon { url } } }');
  });
});
