#!/usr/bin/env node
// Stands in for the command line of AWS: a bucket in a file of JSON (`BUCKET_FILE`), with the filters of `aws s3`. Prints nothing
// that a script would not read.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { BUCKET_FILE = '' } = process.env;
const { objects, done } = JSON.parse(readFileSync(BUCKET_FILE, 'utf8'));
const args = process.argv.slice(2);
const flag = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const keyOf = (address) => address.replace('s3://bucket', '').replace(/^\//, '');

/** As the command line reads it: `*` matches slashes too, and the last pattern that matches decides. */
function isMeant(file) {
  let meant = true;
  for (const [at, name] of args.entries())
    if (name === '--include' || name === '--exclude') {
      const pattern = args[at + 1].replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
      if (new RegExp(`^${pattern}$`).test(file)) meant = name === '--include';
    }
  return meant;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile());

function put(folder, file) {
  objects[file] = {
    control: flag('--cache-control'),
    type: flag('--content-type'),
    size: statSync(join(folder, file)).size,
    changed: new Date().toISOString(),
  };
  done.push(`put ${file}`);
}

function remove(key) {
  delete objects[key];
  done.push(`delete ${key}`);
}

const COMMANDS = {
  's3 cp': ([folder]) => {
    for (const file of filesIn(folder).filter(isMeant)) put(folder, file);
  },
  's3 sync': ([folder]) => {
    const files = filesIn(folder).filter(isMeant);
    for (const file of files)
      if (objects[file]?.size !== statSync(join(folder, file)).size) put(folder, file);
    if (args.includes('--delete'))
      for (const key of Object.keys(objects).filter(isMeant)) if (!files.includes(key)) remove(key);
  },
  's3 rm': ([address]) => remove(keyOf(address)),
  's3api list-objects-v2': () => {
    const [, before] = /LastModified<'([^']+)'/.exec(flag('--query'));
    const keys = Object.keys(objects).filter((key) => objects[key].changed < before);
    console.log(keys.length === 0 ? 'None' : keys.join('\n'));
  },
};

COMMANDS[args.slice(0, 2).join(' ')](args.slice(2));
writeFileSync(BUCKET_FILE, JSON.stringify({ objects, done }));
