#!/usr/bin/env python3
"""Brings translations/groundplan_zh_CN.ts up to date with the GP_TR texts of the sources.

Every text that a person reads is marked GP_TR("...") and looked up in the one context "core". lupdate ties a text to the
class it stands in, which core's plain functions do not have, so this collects them instead. Finished translations are
kept, new texts are added as unfinished, texts that are gone are dropped. A test fails while anything is unfinished.
"""
import html
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TS = ROOT / "translations" / "groundplan_zh_CN.ts"
MARK = re.compile(r'GP_TR\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
MESSAGE = re.compile(r"<source>([^<]*)</source>\s*<translation>([^<]*)</translation>", re.S)


def sources():
    found = {}
    for folder in ("core", "ui", "app"):
        for path in sorted((ROOT / folder).rglob("*.[ch]pp")):
            for match in MARK.finditer(path.read_text(encoding="utf-8")):
                text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', match.group(1)))
                if text != "..." and text != "text":
                    found.setdefault(text, path.relative_to(ROOT).as_posix())
    return found


def main():
    known = {}
    if TS.exists():
        known = {html.unescape(s): html.unescape(t) for s, t in MESSAGE.findall(TS.read_text(encoding="utf-8"))}
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", '<TS version="2.1" language="zh_CN">', "<context>",
             "    <name>core</name>"]
    for text, where in sources().items():
        done = known.get(text)
        translation = f"<translation>{html.escape(done, quote=False)}</translation>" if done else '<translation type="unfinished"></translation>'
        lines += ["    <message>", f'        <location filename="../{where}"/>', f"        <source>{html.escape(text, quote=False)}</source>",
                  f"        {translation}", "    </message>"]
    TS.write_text("\n".join(lines + ["</context>", "</TS>", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
