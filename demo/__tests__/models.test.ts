import { cabins } from '../illustrations/cabins';
import { makes } from '../illustrations/solid/faces';
import { interiorUrl, wheelOf } from '../illustrations/solid/gallery';
import { designOf, modelNames } from '../illustrations/solid/models';
import { subjectOf } from '../illustrations/solid/subjects';
import { composeStock } from '../stock/composeStock';

const subjects = composeStock().map(subjectOf);

describe('the models of the demo', () => {
  it('all have a drawing, and no drawing is of a model that is not in the yard', () => {
    const drawn = new Set(
      subjects.map(({ make, model, size }) => designOf(make, model, size)).map(({ size }) => size.join()),
    );
    expect(drawn.size).toBeGreaterThan(60);
    const named = new Set(
      subjects.flatMap(({ make, model, size }) => [`${make} ${model}`, `${make} ${model} ${size[0]}`]),
    );
    expect(modelNames.filter((name) => !named.has(name))).toEqual([]);
  });

  it('give each make a face of its own', () => {
    const faces = Object.values(makes).map(({ face }) => Object.values(face).join(' '));
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('look like no other model: proportions, stance or face differ', () => {
    const looks = new Map<string, string>();
    for (const { make, model, size } of subjects) {
      const { stance, face, body, cladding, rails } = designOf(make, model, size);
      const look = JSON.stringify([body, stance, face, cladding, rails]);
      expect(looks.get(look) ?? `${make} ${model}`).toBe(`${make} ${model}`);
      looks.set(look, `${make} ${model}`);
    }
  });

  it('have a dashboard each, and wheels by grade', () => {
    for (const subject of subjects)
      expect(Object.keys(cabins)).toContain(interiorUrl(subject).replace(/^.*\/|\.webp$/g, ''));
    const herons = subjects.filter(({ model }) => model === 'Heron');
    expect(new Set(herons.map((heron) => wheelOf(heron).join(' '))).size).toBeGreaterThan(1);
  });

  it('say which model has no drawing', () => {
    expect(() => designOf('Tarrow', 'Emu', [4000, 1800, 1500, 2600])).toThrow(
      'No drawing is described for Tarrow Emu.',
    );
  });
});
