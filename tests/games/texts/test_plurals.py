"""A designer may change any number of a box, and what the card counts still agrees with it: 1 die, 2 dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

from unlit import shelf
from unlit.kernel.game import Game
from unlit.kernel.texts import fluent_of


class Grammar(NamedTuple):
    """The words around numbers on the cards of a language; forms are written "one/other"."""

    nouns: str  # what is counted; a noun with one form for both is written once
    datives: str  # plural endings after a preposition of `governing`, and only there
    governing: str
    verbs: str  # that agree with what is counted, right after it or right before the number
    between: str  # words between a number and its noun
    uncounted: str  # tracks, and what may follow a number whose noun is understood
    naming: str  # before a number that counts nothing: round 2


GRAMMARS = {
    "en": Grammar(
        nouns="""action/actions card/cards character/characters charge/charges clone/clones creature/creatures die/dice
            door/doors enemy/enemies guard/guards hand/hands hit/hits item/items lab/labs marker/markers miss/misses
            round/rounds sector/sectors sleeper/sleepers step/steps target/targets tile/tiles time/times token/tokens
            wound/wounds alien/aliens less/fewer fewer less_self-control""",
        datives="",
        governing="",
        verbs="""is/are does/do has/have makes/make joins/join becomes/become leaves/leave kills/kill comes/come
            goes/go lies/lie""",
        between="""active adrenaline closest danger different extra fewer interact lockdown more random revealed
            Intelligence Strength stunned such swarm""",
        uncounted="""adrenaline damage experience fear life self-control threat vitality Intelligence Speed Strength
            Toughness and at farther for more of on or to""",
        naming="round scenario number",
    ),
    "de": Grammar(
        nouns="""Abriegelungsmarker Adrenalinkarte/Adrenalinkarten Charakter/Charaktere Fehlschlag/Fehlschläge
            Gefahrenmarker Gegenstand/Gegenstände Hand/Hände Intelligenzwürfel Interaktion/Interaktionen Karte/Karten
            Klon/Klone Kreatur/Kreaturen Labor/Labore Ladung/Ladungen Marker Plättchen Runde/Runden
            Schlafender/Schlafende Schritt/Schritte Sektor/Sektoren Stärkewürfel Treffer Tür/Türen Wache/Wachen
            Wunde/Wunden Würfel Ziel/Ziele Außerirdische/Außerirdischen liegt/liegen weiterer/weitere
            aktiver_Klon/aktive_Klone aktiver_Gegner/aktive_Gegner weiteren_Gefahrenmarker/weitere_Gefahrenmarker""",
        datives="Würfeln Zielen Schwarmmarkern Markern Gegenständen Schritten Klonen Laboren",
        governing="mit nach von",
        verbs="""ist/sind Ist/Sind wird/werden macht/machen zählt/zählen schließt/schließen
            verlässt/verlassen""",
        between="""aktive aktiven aufgedeckten beliebige beliebigen betäubte nächste nächsten solchen verschiedene
            weitere""",
        uncounted="""Adrenalin Angst Bedrohung Erfahrung Intelligenz Leben Schaden Selbstbeherrschung Stärke Tempo
            Vitalität Zähigkeit auf davon deiner der erhöhen für größer mehr oder und weiter weniger wert zu""",
        naming="Runde Szenario Nummer",
    ),
}

NUMBER = re.compile(r"(?:(?P<before>[\w-]+) )?(?:noch einmal )?\b(?P<number>[12])\b(?=(?P<after>(?: [\w-]+)*))")


def forms(grammar: Grammar) -> dict[str, set[str]]:
    """What may stand after 1 and after 2."""
    found: dict[str, set[str]] = {"1": set(), "2": set(grammar.datives.split())}
    for pair in grammar.nouns.split():
        one, _, other = pair.replace("_", " ").partition("/")
        found["1"].add(one)
        found["2"].add(other or one)
    return found


def mismatches(language: str, text: str) -> Iterator[str]:
    """The places of a text where a number and the words around it do not fit."""
    grammar = GRAMMARS[language]
    known = forms(grammar)
    nouns = "|".join(sorted(known["1"] | known["2"], key=len, reverse=True))
    whole = "|".join(one for one in known["1"] | known["2"] if " " in one) or "(?!)"  # with their adjectives
    between = "|".join(grammar.between.split())
    phrase = re.compile(rf" (?:(?!{whole})(?:{between}) )*(?P<noun>{nouns})(?![\w-])(?: (?P<verb>\w+))?")
    for place in NUMBER.finditer(text):
        before, number, after = place["before"] or "", place["number"], place["after"]
        if before in grammar.naming.split() or not after:
            continue
        counted = phrase.match(after)
        if counted is None:
            if after.split()[0] not in grammar.uncounted.split():
                yield f"{place[0]}{after}: is it counted?"
            continue
        noun, dative = counted["noun"], before in grammar.governing.split()
        wrong = {verb.split("/")[number == "1"] for verb in grammar.verbs.split()}
        if noun not in known[number]:
            yield f"{place[0]}{after}: {noun}"
        elif number == "2" and (noun.endswith("n") < dative or (noun in grammar.datives.split()) > dative):
            yield f"{place[0]}{after}: {noun} in the wrong case"
        elif (counted["verb"] in wrong and before not in ("of", "von")) or (language == "de" and before in wrong):
            yield f"{place[0]}{after}: the verb"


class Facts(visitor.Visitor):
    """Collects the facts that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def said(game: Game[Any], language: str) -> Iterator[tuple[str, str]]:
    """Every text of a card: with each number 1 and the others 2, and the other way round."""
    texts = fluent_of(game.package, language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts), allow_overrides=True)
    for entry in parse(texts).body:
        if not (isinstance(entry, ast.Message) and entry.id.name.startswith(("card-", "text-"))):
            continue
        message = bundle.get_message(entry.id.name)
        parts = [(part.id.name, part.value, message.attributes[part.id.name]) for part in entry.attributes]
        if entry.value is not None and message.value is not None:
            parts.append(("whole", entry.value, message.value))
        for part, written, pattern in parts:
            facts = Facts()
            facts.visit(written)
            sentences = {name: "What it says." for name in facts.names if name.endswith("text")}
            for name in facts.names:
                for this, others in ((1, 2), (2, 1)):
                    told = dict.fromkeys(facts.names, others) | {name: this} | sentences
                    text, _ = bundle.format_pattern(pattern, told)
                    yield f"{entry.id.name}.{part}", " ".join(str(text).splitlines())


@pytest.mark.parametrize("language", GRAMMARS)
@pytest.mark.parametrize("game", ["alone", "escape"])
def test_every_number_of_a_card_fits_the_words_around_it(game: str, language: str) -> None:
    texts = list(said(shelf.game_named(game), language))
    assert len(texts) > 100
    found = {f"{name}: {place}" for name, text in texts for place in mismatches(language, text)}
    assert sorted(found) == []


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "draw 1 card.", "draw 1 cards."),
        ("en", "draw 2 adrenaline cards.", "draw 2 adrenaline card."),
        ("en", "it has 2 dice fewer.", "it has 2 die fewer."),
        ("en", "it rolls 1 fewer die.", "it rolls 1 fewer dice."),
        ("en", "roll 2 extra dice.", "roll 2 extra die."),
        ("en", "1 active guard is stunned.", "1 active guards are stunned."),
        ("en", "2 items are drawn.", "2 items is drawn."),
        ("en", "each of them 2 fewer again.", "each of them 2 less again."),
        ("en", "roll 1 extra die.", "roll 2 extra die."),
        ("en", "it loses 1 fewer charge.", "it loses 1 fewer charges."),
        ("en", "you lose 2 threat.", "you lose 2 marbles."),
        ("de", "um 2 Sektoren.", "um 2 Sektor."),
        ("de", "um bis zu 1 Sektor.", "um bis zu 1 Sektoren."),
        ("de", "mit 2 Würfeln mehr.", "mit 2 Würfel mehr."),
        ("de", "2 Würfel mehr.", "2 Würfeln mehr."),
        ("de", "mit 1 Würfel mehr.", "mit 1 Würfeln mehr."),
        ("de", "2 weitere Gefahrenmarker.", "2 weiteren Gefahrenmarker."),
        ("de", "2 Treffer zählen nicht.", "2 Treffer zählt nicht."),
        ("de", "so machen 2 Kreaturen Platz.", "so macht 2 Kreaturen Platz."),
        ("de", "verliert 2 Angst.", "verliert 2 Murmeln."),
    ],
)
def test_what_does_not_fit_is_found(language: str, right: str, wrong: str) -> None:
    assert list(mismatches(language, right)) == []
    assert list(mismatches(language, wrong)) != []
